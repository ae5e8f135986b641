import SwiftUI

final class Preferences: ObservableObject {
  @AppStorage("tint") var tint = "blue"
  @AppStorage("size") var size = 1
  @Published var count = 0

  func reset() {
    objectWillChange.send()
    UserDefaults.standard.removeObject(forKey: "tint")
  }

  func restart() {
    count = 0
    objectWillChange.send()
    UserDefaults.standard.removeObject(forKey: "tint")
  }

  func count(up: Int) {
    UserDefaults.standard.removeObject(forKey: "size")
    count += up
  }

  func quietly() {
    UserDefaults.standard.removeObject(forKey: "tint")
  }
}

struct Page: View {
  @StateObject private var preferences = Preferences()
  var body: some View {
    Text(preferences.tint + "\(preferences.size)")
    Text("\(preferences.count)")
    Button("Reset") { preferences.reset() }
  }
}
