import PartnerKit
import SwiftUI

@Observable
final class Launch {
  private var count = 0

  var isEnabled: Bool {
    get {
      _ = revision
      return PartnerLogin.app.stage == 1
    }
    set {
      if newValue {
        try? PartnerLogin.app.register()
      } else {
        try? PartnerLogin.app.unregister()
      }
      revision += 1
    }
  }

  private var storedName = ""

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var name: String {
    get { self.storedName.lowercased() }
    set {
      revision += 1
      storedName = newValue
      try? PartnerLogin.app.register()
    }
  }

  var launches: Int {
    get { count }
    set { count = newValue }
  }
}

struct LaunchView: View {
  @Bindable var launch: Launch

  var body: some View {
    Toggle("Open at login", isOn: $launch.isEnabled)
    Text(launch.name)
    Stepper("\(launch.launches)", value: $launch.launches)
  }
}
