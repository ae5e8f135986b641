import SwiftUI

@Observable
final class Preferences {
  var isLocked: Bool = false {
    willSet {
      if newValue { print("locked") }
    }
  }

  var form = 1
}

struct PreferencesView: View {
  @State private var preferences = Preferences()

  var body: some View { Text("\(preferences.isLocked ? 1 : preferences.form)") }
}
