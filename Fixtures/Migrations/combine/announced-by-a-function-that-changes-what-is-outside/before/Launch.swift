import PartnerKit
import SwiftUI

final class Launch: ObservableObject {
  var isEnabled: Bool { PartnerLogin.app.stage == 1 }

  func title(_ name: String) -> String {
    PartnerLogin.app.stage == 1 ? "\(name) opens" : name
  }

  var version: String { Bundle.main.bundlePath }

  func setEnabled(_ isOn: Bool) async throws {
    if isOn {
      try PartnerLogin.app.register()
    } else {
      try PartnerLogin.app.unregister()
    }
    await MainActor.run { objectWillChange.send() }
  }
}

final class Window: ObservableObject {
  var stage: Int { PartnerLogin.app.stage }

  func close() {
    print("closed")
    objectWillChange.send()
  }
}

struct LaunchView: View {
  @StateObject private var launch = Launch()
  @ObservedObject var window: Window

  var body: some View {
    Toggle(launch.title("App"), isOn: isEnabled)
    Text("\(launch.version) \(window.stage)")
  }

  private var isEnabled: Binding<Bool> {
    Binding(
      get: { launch.isEnabled },
      set: { isOn in Task { try? await launch.setEnabled(isOn) } })
  }
}
