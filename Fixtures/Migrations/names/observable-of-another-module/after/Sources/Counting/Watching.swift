#if canImport(Streams)
import Streams
#endif
import SwiftUI

protocol Watching: AnyObject, Observation.Observable {
  var count: Int { get }
}

@Observable
final class Watch: Watching {
  var count = 0
}
