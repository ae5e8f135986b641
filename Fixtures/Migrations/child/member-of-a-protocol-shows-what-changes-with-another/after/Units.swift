import SwiftUI

final class Units {
  static let shared = Units()
  var length = "km"
}

protocol Measured: AnyObject, Observable {
  var value: Int { get }
}

extension Measured {
  var label: String { "\(value) \(Units.shared.length)" }
}

@Observable
final class Trip: Measured {
  var value = 1
  var switches = 0

  func switchUnit() {
    Units.shared.length += "'"
    switches += 1
  }
}

struct TripLabel: View {
  var trip: Trip
  var body: some View {
    let _ = trip.switches  // Update when `switches` changes; `Units.length` is not observable.
    Text(trip.label)
  }
}

struct AnyLabel<Model: Measured>: View {
  var model: Model
  var body: some View {
    Text(model.label)
  }
}

struct Switches: View {
  var trip: Trip
  var body: some View {
    Text("\(trip.switches)")
  }
}
