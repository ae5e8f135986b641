import SwiftUI

#if DEBUG
@Observable
final class Log {
  var lines: [String] = []
}
#else
@Observable
final class Log {
  var lines: [String] = []
  #if os(macOS)
  var window = 0
  #else
  var screen = 0
  #endif
}
#endif
