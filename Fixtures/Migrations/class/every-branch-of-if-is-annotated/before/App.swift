import SwiftUI

#if DEBUG
final class Log: ObservableObject {
  @Published var lines: [String] = []
}
#else
final class Log: ObservableObject {
  @Published var lines: [String] = []
  #if os(macOS)
  @Published var window = 0
  #else
  @Published var screen = 0
  #endif
}
#endif
