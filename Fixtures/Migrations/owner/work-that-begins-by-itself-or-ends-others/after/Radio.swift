import Combine
import SwiftUI

final class Radio {
  static let shared = Radio()
  var volume = 0
  private(set) var isPlaying = false

  func start() { isPlaying = true }
  func stop() { isPlaying = false }
}

/// Ends what all share.
@Observable
final class Player {
  var title = ""
  deinit { Radio.shared.stop() }
}

@Observable
final class Handler {
  var title = ""
  private let radio = Radio.shared
  deinit { tearDown() }
  private func tearDown() { radio.stop() }
}

final class Lease { deinit { Radio.shared.stop() } }

@Observable
final class Tenant {
  var title = ""
  private let lease = Lease()
}

@Observable
final class Listener {
  var title = ""
  @ObservationIgnored private var ending: AnyCancellable? = AnyCancellable { Radio.shared.stop() }
}

/// Ends what it made.
@Observable
final class Quiet {
  var title = ""
  private let radio = Radio()
  @ObservationIgnored private var timer: Timer?
  deinit {
    radio.stop()
    timer?.invalidate()
  }
}

/// Sends its volume as it is made.
@Observable
final class Mixer {
  var volume = 0 {
    willSet { volumePublisher.send(newValue) }
  }
  private let volumePublisher = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private var bag: Set<AnyCancellable> = []
  init(radio: Radio) {
    volumePublisher.map { $0 * 2 }.sink { [weak radio] in radio?.volume = $0 }.store(in: &bag)
  }
}

/// Sends nothing as it is made.
@Observable
final class LateMixer {
  var volume = 0 {
    willSet { volumePublisher.send(newValue) }
  }
  private let volumePublisher = CurrentValueSubject<Int, Never>(0)
  private(set) var shown = 0
  @ObservationIgnored private var bag: Set<AnyCancellable> = []
  init(radio: Radio) {
    volumePublisher.dropFirst().sink { [weak radio] in radio?.volume = $0 }.store(in: &bag)
    volumePublisher.map { $0 * 2 }.sink { [weak self] in self?.shown = $0 }.store(in: &bag)
  }
}

@Observable
final class Promise {
  var title = ""
  private let result: Future<Int, Never>
  init() {
    result = Future { promise in
      Radio.shared.volume = 1
      promise(.success(1))
    }
  }
}

/// Sets off its observer.
@Observable
final class Switch {
  var isOn = false { didSet { Radio.shared.volume = isOn ? 1 : 0 } }
  init() { reset() }
  func reset() { isOn = false }
}

@Observable
final class Alias {
  var title = ""
  init() {
    let radio = Radio.shared
    radio.volume = 3
  }
}
