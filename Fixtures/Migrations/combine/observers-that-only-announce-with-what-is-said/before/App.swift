import Combine
import SwiftUI

final class Preferences: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()

  var isLocked: Bool = false {
    willSet {
      if newValue { print("locked") }
      objectWillChange.send() }
  }

  var form = 1 {
    didSet {
      // Trigger an update when the form changes.
      objectWillChange.send()
    }
  }
}

struct PreferencesView: View {
  @StateObject private var preferences = Preferences()

  var body: some View { Text("\(preferences.isLocked ? 1 : preferences.form)") }
}
