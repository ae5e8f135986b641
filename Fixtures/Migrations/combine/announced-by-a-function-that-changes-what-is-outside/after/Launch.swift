import PartnerKit
import SwiftUI

@Observable
final class Launch {
  var isEnabled: Bool {
    _ = revision
    return PartnerLogin.app.stage == 1
  }

  func title(_ name: String) -> String {
    _ = revision
    return PartnerLogin.app.stage == 1 ? "\(name) opens" : name
  }

  var version: String { Bundle.main.bundlePath }

  func setEnabled(_ isOn: Bool) async throws {
    if isOn {
      try PartnerLogin.app.register()
    } else {
      try PartnerLogin.app.unregister()
    }
    await MainActor.run { revision += 1 }
  }

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0
}

final class Window: ObservableObject {
  var stage: Int { PartnerLogin.app.stage }

  func close() {
    print("closed")
    objectWillChange.send()
  }
}

struct LaunchView: View {
  @State private var launch = Launch()
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
