import SwiftUI

struct Leg: Equatable {
  var length: Measurement<UnitLength>
}

final class Trip: ObservableObject {
  @Published var length: Measurement<UnitLength>
  @Published var legs: [Leg] = []
  @Published var time = Measurement(value: 1, unit: UnitDuration.hours)
  @Published var steps = 0

  init(length: Measurement<UnitLength>) {
    self.length = length
  }

  func show(in unit: UnitLength, _ duration: UnitDuration) {
    length = length.converted(to: unit)
    legs = [Leg(length: length)]
    time = time.converted(to: duration)
    steps = legs.count
  }
}

struct TripLabel: View {
  @ObservedObject var trip: Trip
  var body: some View {
    Text("\(trip.length.unit.symbol) \(trip.legs.count) \(trip.time.unit.symbol) \(trip.steps)")
  }
}
