import Combine
import SwiftUI

final class Recorder {
  private(set) var events: [Int] = []

  func add(_ event: Int) { events.append(event) }
}

@Observable
final class Meter {
  let recorder = Recorder()
  var isShown = false
  var level = 0 {
    willSet { levelPublisher.send(newValue) }
  }
  private let levelPublisher = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private var token: AnyCancellable?

  init() {
    token = levelPublisher.dropFirst().sink { [weak self] in self?.recorder.add($0) }
  }

  func set(_ level: Int) { self.level = level }

  // `Recorder.events` is not observable, and views read it again when `level` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Gauge {
  let recorder = Recorder()
  var isShown = false
  var level = 0 {
    willSet { levelPublisher.send(newValue) }
  }
  private let levelPublisher = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private var token: AnyCancellable?

  init() {
    token = levelPublisher.removeDuplicates().sink { [weak self] in self?.recorder.add($0) }
  }

  func set(_ level: Int) { self.level = level }
}

struct Page: View {
  @State private var meter = Meter()
  @State private var gauge = Gauge()

  var body: some View {
    let _ = meter.level  // Update when `level` changes; `Recorder.events` is not observable.
    let _ = gauge.level  // Update when `level` changes; `Recorder.events` is not observable.
    Text("\(meter.recorder.events.count) \(gauge.recorder.events.count)")
    Button("Show") {
      meter.isShown = true
      gauge.isShown = true
    }
  }
}
