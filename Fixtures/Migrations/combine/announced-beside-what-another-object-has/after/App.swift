import Combine
import SwiftUI

nonisolated(unsafe) var started = 0

@Observable
final class Host {
  var title = ""

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var name: String {
    _ = revision
    return ProcessInfo.processInfo.hostName
  }

  func refresh() {
    print("refresh")
    revision += 1
  }
}

@Observable
final class Gauge {
  var title = ""

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  var revision = 0

  static var level: Int { started }
  var text: String {
    _ = revision
    return "\(Self.level)"
  }
}

extension Gauge {
  func pass(to other: Gauge) {
    other.revision += 1
    title += "!"
  }
}

struct Dose: Equatable {
  var amount = 0
  var note = ""

  static func == (one: Dose, other: Dose) -> Bool { one.amount == other.amount }
}

@Observable
final class Pump {
  var title = ""
  var dose = Dose()

  func give(_ dose: Dose) {
    withMutation(keyPath: \.dose) {}
    self.dose = dose
  }

  func refresh() {
    print("refresh")
    withMutation(keyPath: \.dose) {}
  }
}

final class Pulse: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  var rate = 0
}

func beat(_ pulse: Pulse) {
  pulse.rate += 1
  pulse.objectWillChange.send(1)
}

final class Counted: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  var rate = 0

  func next() -> Int {
    print("next")
    return rate + 1
  }

  func beat() {
    objectWillChange.send(self.next())
    rate += 1
  }
}

final class Called: ObservableObject {
  let objectWillChange = PassthroughSubject<() -> Int, Never>()
  var rate = 0

  func beat() {
    objectWillChange.send { 1 }
    rate += 1
  }
}

struct ContentView: View {
  var host: Host
  var gauge: Gauge
  var pump: Pump
  @ObservedObject var pulse: Pulse
  @ObservedObject var counted: Counted
  @ObservedObject var called: Called

  var body: some View {
    Text("\(host.title) \(host.name)")
    Text("\(gauge.title) \(gauge.text)")
    Text("\(pump.title) \(pump.dose.note)")
    Text("\(pulse.rate) \(counted.rate) \(called.rate)")
  }
}
