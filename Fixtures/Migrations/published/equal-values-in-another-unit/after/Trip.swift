import SwiftUI

struct Leg: Equatable {
  var length: Measurement<UnitLength>
}

@Observable
final class Trip {
  var length: Measurement<UnitLength>
  var legs: [Leg] = []
  var time = Measurement(value: 1, unit: UnitDuration.hours)
  var steps = 0

  init(length: Measurement<UnitLength>) {
    self.length = length
  }

  func show(in unit: UnitLength, _ duration: UnitDuration) {
    length = length.converted(to: unit)
    legs = [Leg(length: length)]
    time = time.converted(to: duration)
    steps = legs.count
  }

  // Equal values of `Measurement` may be shown in different ways.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(
    _ lhs: Measurement<UnitLength>, _ rhs: Measurement<UnitLength>
  ) -> Bool { true }
  private nonisolated func shouldNotifyObservers(_ lhs: [Leg], _ rhs: [Leg]) -> Bool { true }
}

struct TripLabel: View {
  var trip: Trip
  var body: some View {
    Text("\(trip.length.unit.symbol) \(trip.legs.count) \(trip.time.unit.symbol) \(trip.steps)")
  }
}
