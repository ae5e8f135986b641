import SwiftUI

#if os(macOS) || !canImport(Combine)
protocol ObservableObject: AnyObject {}
#endif

final class Watch: ObservableObject {
  @Published var count = 0
}
