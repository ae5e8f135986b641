import PartnerKit
import SwiftUI

final class Launch: ObservableObject {
  @Published private var count = 0

  var isEnabled: Bool {
    get { PartnerLogin.app.stage == 1 }
    set {
      if newValue {
        try? PartnerLogin.app.register()
      } else {
        try? PartnerLogin.app.unregister()
      }
      objectWillChange.send()
    }
  }

  private var storedName = ""

  var name: String {
    get { self.storedName.lowercased() }
    set {
      objectWillChange.send()
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
  @ObservedObject var launch: Launch

  var body: some View {
    Toggle("Open at login", isOn: $launch.isEnabled)
    Text(launch.name)
    Stepper("\(launch.launches)", value: $launch.launches)
  }
}
