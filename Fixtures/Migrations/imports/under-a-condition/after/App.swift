import Foundation
import Observation
#if canImport(Combine)
import Combine
#endif

@Observable
final class Counter {
  var count = 0
}
