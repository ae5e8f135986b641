import SwiftUI

@Observable
final class Preferences {
  var tint: String {
    get { access(keyPath: \.tint); return storedTint }
    set { withMutation(keyPath: \.tint) { storedTint = newValue } }
  }
  @ObservationIgnored @AppStorage("tint") private var storedTint = "blue"

  var size: Int {
    get { access(keyPath: \.size); return storedSize }
    set { withMutation(keyPath: \.size) { storedSize = newValue } }
  }
  @ObservationIgnored @AppStorage("size") private var storedSize = 1
  var count = 0

  func reset() {
    announceChange()
    UserDefaults.standard.removeObject(forKey: "tint")
  }

  func restart() {
    count = 0
    announceChange()
    UserDefaults.standard.removeObject(forKey: "tint")
  }

  func count(up: Int) {
    UserDefaults.standard.removeObject(forKey: "size")
    count += up
  }

  func quietly() {
    UserDefaults.standard.removeObject(forKey: "tint")
  }

  /// Notifies observers that this object may have changed.
  private func announceChange() {
    withMutation(keyPath: \.tint) {}
    withMutation(keyPath: \.size) {}
  }
}

struct Page: View {
  @State private var preferences = Preferences()
  var body: some View {
    Text(preferences.tint + "\(preferences.size)")
    Text("\(preferences.count)")
    Button("Reset") { preferences.reset() }
  }
}
