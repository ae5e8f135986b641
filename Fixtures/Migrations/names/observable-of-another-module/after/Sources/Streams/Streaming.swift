import SwiftUI

public protocol Streaming: AnyObject, Observation.Observable {
  var count: Int { get }
}

@Observable
final class Stream: Streaming {
  var count = 0
}
