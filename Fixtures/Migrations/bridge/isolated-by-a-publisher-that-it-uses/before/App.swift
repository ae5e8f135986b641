import Combine
import SwiftUI

final class Settings: ObservableObject {
  @Published var isOn = false
}

final class Detector: ObservableObject {
  @MainActor @Published var level = 0
}

final class Panel: ObservableObject {
  @ObservedObject var settings: Settings
  let detector: Detector
  @Published var text = ""
  private var cancellables: Set<AnyCancellable> = []

  init(settings: Settings, detector: Detector) {
    self.settings = settings
    self.detector = detector
  }

  func start() {
    detector.$level
      .sink { [weak self] in self?.text = "\($0)" }
      .store(in: &cancellables)
  }
}

struct PanelView: View {
  @ObservedObject var panel: Panel

  var body: some View { Text(panel.text) }
}
