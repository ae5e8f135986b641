import SwiftUI

public protocol Streaming: ObservableObject {
  var count: Int { get }
}

final class Stream: Streaming {
  @Published var count = 0
}
