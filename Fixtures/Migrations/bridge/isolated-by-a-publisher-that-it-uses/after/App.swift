import Combine
import SwiftUI

@Observable
final class Settings {
  var isOn = false
}

@Observable
final class Detector {
  @MainActor var level = 0 {
    willSet { levelSubject.send(newValue) }
  }
  @MainActor private let levelSubject = CurrentValueSubject<Int, Never>(0)
  @MainActor @ObservationIgnored private(set) lazy var levelPublisher = levelSubject.eraseToAnyPublisher()
}

@preconcurrency @MainActor
@Observable
final class Panel {
  var settings: Settings
  let detector: Detector
  var text = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(settings: Settings, detector: Detector) {
    self.settings = settings
    self.detector = detector
  }

  func start() {
    detector.levelPublisher
      .sink { [weak self] in self?.text = "\($0)" }
      .store(in: &cancellables)
  }
}

struct PanelView: View {
  var panel: Panel

  var body: some View { Text(panel.text) }
}
