import SwiftUI

enum Units {
  nonisolated(unsafe) static var distance = "km"
  nonisolated(unsafe) static var weight = "kg"
}

@Observable
final class Trip {
  var count = 0

  func change() {
    Units.distance = "mi"
    count += 1
  }

  func length(unit: String = Units.distance) -> String { "3 \(unit)" }
}

func spelled(_ number: Int, unit: String = Units.distance) -> String { "\(number) \(unit)" }

struct Badge: View {
  let text: String
  init(text: String = Units.distance) { self.text = text }
  var body: some View { Text(text) }
}

struct Sign {
  var unit = Units.distance
  let weight = Units.weight
}

extension View {
  func measured(unit: String = Units.distance) -> some View { VStack { self; Text(unit) } }
}

struct OfFunction: View {
  var trip: Trip
  var body: some View {
    // Update when `count` changes; `Units.distance` is not observable.
    let _ = trip.count
    Text(spelled(3))
  }
}

struct OfMethod: View {
  var trip: Trip
  var body: some View {
    // Update when `count` changes; `Units.distance` is not observable.
    let _ = trip.count
    Text(trip.length())
  }
}

struct OfInitializer: View {
  var trip: Trip
  var body: some View {
    // Update when `count` changes; `Units.distance` is not observable.
    let _ = trip.count
    Badge()
  }
}

struct OfVariable: View {
  var trip: Trip
  var body: some View {
    // Update when `count` changes; `Units.distance` is not observable.
    let _ = trip.count
    Text(Sign().unit)
  }
}

struct OfAddedFunction: View {
  var trip: Trip
  var body: some View {
    // Update when `count` changes; `Units.distance` is not observable.
    let _ = trip.count
    VStack { Text("3") }.measured()
  }
}

/// All that would change is given.
struct Given: View {
  var trip: Trip
  var body: some View {
    Text(spelled(3, unit: "m"))
    Text(trip.length(unit: "m"))
    Badge(text: "m")
    Text(Sign(unit: "m").weight)
    VStack { Text("3") }.measured(unit: "m")
  }
}
