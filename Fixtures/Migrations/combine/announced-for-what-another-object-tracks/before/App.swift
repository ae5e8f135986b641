import SwiftUI

final class Preferences: ObservableObject {
  @Published var appearance = "light"
}

final class Store {
  static let shared = Store()
  var suffix = ""
}

/// All that it announces is tracked by another object.
final class Profile: ObservableObject {
  @Published var name = "a"
  private let preferences: Preferences

  init(preferences: Preferences) { self.preferences = preferences }

  var current: String { preferences.appearance }

  func update(_ value: String) {
    preferences.appearance = value
    objectWillChange.send()
  }

  func title() -> String { name + Store.shared.suffix }
}

/// It announces what a plain object shows, too.
final class Label: ObservableObject {
  @Published var name = "a"
  private let preferences: Preferences

  init(preferences: Preferences) { self.preferences = preferences }

  var current: String { preferences.appearance }

  func update(_ value: String) {
    preferences.appearance = value
    Store.shared.suffix = value
    objectWillChange.send()
  }

  func title() -> String { name + Store.shared.suffix }
}

/// So does what calls its function.
final class Badge: ObservableObject {
  @Published var name = "a"
  private let preferences: Preferences

  init(preferences: Preferences) { self.preferences = preferences }

  func update(_ value: String) {
    preferences.appearance = value
    objectWillChange.send()
  }

  func reset() {
    Store.shared.suffix = ""
    update("light")
  }

  func title() -> String { name + Store.shared.suffix }
}

struct ProfileView: View {
  @ObservedObject var profile: Profile
  @ObservedObject var label: Label
  @ObservedObject var badge: Badge

  var body: some View {
    Text(profile.current + profile.title())
    Text(label.current + label.title())
    Text(badge.title())
    Button("Dark") {
      profile.update("dark")
      label.update("dark")
      badge.reset()
    }
  }
}
