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
@Observable
final class Dial {
  var name = "dial"
  private let gauge = Gauge()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var level: Double {
    _ = revision
    return gauge.level
  }

  func measure() {
    DispatchQueue.main.async {
      print("measured")
      self.revision += 1
    }
  }
}

struct Screen: View {
  @ObservedObject var meter: Meter
  var dial: Dial

  var body: some View {
    Text("\(meter.name) \(meter.level) \(dial.name) \(dial.level)")
  }
}
