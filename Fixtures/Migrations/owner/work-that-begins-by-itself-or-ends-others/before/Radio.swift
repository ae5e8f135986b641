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
final class Player: ObservableObject {
  @Published var title = ""
  deinit { Radio.shared.stop() }
}

final class Handler: ObservableObject {
  @Published var title = ""
  private let radio = Radio.shared
  deinit { tearDown() }
  private func tearDown() { radio.stop() }
}

final class Lease { deinit { Radio.shared.stop() } }

final class Tenant: ObservableObject {
  @Published var title = ""
  private let lease = Lease()
}

final class Listener: ObservableObject {
  @Published var title = ""
  private var ending: AnyCancellable? = AnyCancellable { Radio.shared.stop() }
}

/// Ends what it made.
final class Quiet: ObservableObject {
  @Published var title = ""
  private let radio = Radio()
  private var timer: Timer?
  deinit {
    radio.stop()
    timer?.invalidate()
  }
}

/// Sends its volume as it is made.
final class Mixer: ObservableObject {
  @Published var volume = 0
  private var bag: Set<AnyCancellable> = []
  init(radio: Radio) {
    $volume.map { $0 * 2 }.sink { [weak radio] in radio?.volume = $0 }.store(in: &bag)
  }
}

/// Sends nothing as it is made.
final class LateMixer: ObservableObject {
  @Published var volume = 0
  @Published private(set) var shown = 0
  private var bag: Set<AnyCancellable> = []
  init(radio: Radio) {
    $volume.dropFirst().sink { [weak radio] in radio?.volume = $0 }.store(in: &bag)
    $volume.map { $0 * 2 }.sink { [weak self] in self?.shown = $0 }.store(in: &bag)
  }
}

final class Promise: ObservableObject {
  @Published var title = ""
  private let result: Future<Int, Never>
  init() {
    result = Future { promise in
      Radio.shared.volume = 1
      promise(.success(1))
    }
  }
}

/// Sets off its observer.
final class Switch: ObservableObject {
  @Published var isOn = false { didSet { Radio.shared.volume = isOn ? 1 : 0 } }
  init() { reset() }
  func reset() { isOn = false }
}

final class Alias: ObservableObject {
  @Published var title = ""
  init() {
    let radio = Radio.shared
    radio.volume = 3
  }
}
