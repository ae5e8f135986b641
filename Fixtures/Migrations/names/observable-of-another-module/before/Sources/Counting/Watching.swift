#if canImport(Streams)
import Streams
#endif
import SwiftUI

protocol Watching: ObservableObject {
  var count: Int { get }
}

final class Watch: Watching {
  @Published var count = 0
}
