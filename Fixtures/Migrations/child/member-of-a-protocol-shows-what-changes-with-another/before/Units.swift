import SwiftUI

final class Units {
  static let shared = Units()
  var length = "km"
}

protocol Measured: ObservableObject {
  var value: Int { get }
}

extension Measured {
  var label: String { "\(value) \(Units.shared.length)" }
}

final class Trip: Measured {
  @Published var value = 1
  @Published var switches = 0

  func switchUnit() {
    Units.shared.length += "'"
    switches += 1
  }
}

struct TripLabel: View {
  @ObservedObject var trip: Trip
  var body: some View {
    Text(trip.label)
  }
}

struct AnyLabel<Model: Measured>: View {
  @ObservedObject var model: Model
  var body: some View {
    Text(model.label)
  }
}

struct Switches: View {
  @ObservedObject var trip: Trip
  var body: some View {
    Text("\(trip.switches)")
  }
}
