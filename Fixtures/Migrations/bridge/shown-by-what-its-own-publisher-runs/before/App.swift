import Combine
import SwiftUI

final class Recorder {
  private(set) var events: [Int] = []

  func add(_ event: Int) { events.append(event) }
}

final class Meter: ObservableObject {
  let recorder = Recorder()
  @Published var isShown = false
  @Published var level = 0
  private var token: AnyCancellable?

  init() {
    token = $level.dropFirst().sink { [weak self] in self?.recorder.add($0) }
  }

  func set(_ level: Int) { self.level = level }
}

final class Gauge: ObservableObject {
  let recorder = Recorder()
  @Published var isShown = false
  @Published var level = 0
  private var token: AnyCancellable?

  init() {
    token = $level.removeDuplicates().sink { [weak self] in self?.recorder.add($0) }
  }

  func set(_ level: Int) { self.level = level }
}

struct Page: View {
  @StateObject private var meter = Meter()
  @StateObject private var gauge = Gauge()

  var body: some View {
    Text("\(meter.recorder.events.count) \(gauge.recorder.events.count)")
    Button("Show") {
      meter.isShown = true
      gauge.isShown = true
    }
  }
}
