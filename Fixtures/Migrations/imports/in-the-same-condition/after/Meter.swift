#if canImport(SwiftUI)
import SwiftUI
#endif
import Combine
import Observation

struct Reading: Equatable {
  var id = 0
  var level = 0.0

  static func == (lhs: Reading, rhs: Reading) -> Bool { lhs.id == rhs.id }
}

@Observable
final class Meter {
#if canImport(SwiftUI)
    var reading = Reading()
    // `==` of `Reading` compares only `id`.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: Reading, _ rhs: Reading) -> Bool { true }

    var level: Double { reading.level }

    func take(_ reading: Reading) { self.reading = reading }
#endif
}
