import Combine
import SwiftUI

nonisolated(unsafe) var started = 0

final class Host: ObservableObject {
  @Published var title = ""

  var name: String { ProcessInfo.processInfo.hostName }

  func refresh() {
    print("refresh")
    objectWillChange.send()
  }
}

final class Gauge: ObservableObject {
  @Published var title = ""

  static var level: Int { started }
  var text: String { "\(Self.level)" }
}

extension Gauge {
  func pass(to other: Gauge) {
    other.objectWillChange.send()
    title += "!"
  }
}

struct Dose: Equatable {
  var amount = 0
  var note = ""

  static func == (one: Dose, other: Dose) -> Bool { one.amount == other.amount }
}

final class Pump: ObservableObject {
  @Published var title = ""
  var dose = Dose()

  func give(_ dose: Dose) {
    objectWillChange.send()
    self.dose = dose
  }

  func refresh() {
    print("refresh")
    objectWillChange.send()
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
  @ObservedObject var host: Host
  @ObservedObject var gauge: Gauge
  @ObservedObject var pump: Pump
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
