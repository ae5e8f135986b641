import SwiftUI

final class Gauge {
  var level = 0.0
}

@MainActor
final class Meter: ObservableObject {
  @Published var name = "meter"
  private let gauge = Gauge()

  var level: Double { gauge.level }

  func measure() {
    DispatchQueue.global().async {
      print("measured")
      self.objectWillChange.send()
    }
  }
}

@MainActor
final class Dial: ObservableObject {
  @Published var name = "dial"
  private let gauge = Gauge()

  var level: Double {
    gauge.level
  }

  func measure() {
    DispatchQueue.main.async {
      print("measured")
      self.objectWillChange.send()
    }
  }
}

struct Screen: View {
  @ObservedObject var meter: Meter
  @ObservedObject var dial: Dial

  var body: some View {
    Text("\(meter.name) \(meter.level) \(dial.name) \(dial.level)")
  }
}
