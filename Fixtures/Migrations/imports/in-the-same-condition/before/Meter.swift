#if canImport(SwiftUI)
import SwiftUI
#endif
import Combine

struct Reading: Equatable {
  var id = 0
  var level = 0.0

  static func == (lhs: Reading, rhs: Reading) -> Bool { lhs.id == rhs.id }
}

final class Meter: ObservableObject {
#if canImport(SwiftUI)
    @Published var reading = Reading()

    var level: Double { reading.level }

    func take(_ reading: Reading) { self.reading = reading }
#endif
}
