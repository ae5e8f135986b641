import SwiftUI

@Observable
final class Preferences {
  var appearance = "light"
}

final class Store {
  static let shared = Store()
  var suffix = ""
}

/// All that it announces is tracked by another object.
@Observable
final class Profile {
  var name = "a"
  private let preferences: Preferences

  init(preferences: Preferences) { self.preferences = preferences }

  var current: String { preferences.appearance }

  func update(_ value: String) {
    preferences.appearance = value
  }

  func title() -> String { name + Store.shared.suffix }
}

/// It announces what a plain object shows, too.
@Observable
final class Label {
  var name = "a"
  private let preferences: Preferences

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  init(preferences: Preferences) { self.preferences = preferences }

  var current: String { preferences.appearance }

  func update(_ value: String) {
    preferences.appearance = value
    Store.shared.suffix = value
    revision += 1
  }

  func title() -> String {
    _ = revision
    return name + Store.shared.suffix
  }
}

/// So does what calls its function.
@Observable
final class Badge {
  var name = "a"
  private let preferences: Preferences

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  init(preferences: Preferences) { self.preferences = preferences }

  func update(_ value: String) {
    preferences.appearance = value
    revision += 1
  }

  func reset() {
    Store.shared.suffix = ""
    update("light")
  }

  func title() -> String {
    _ = revision
    return name + Store.shared.suffix
  }
}

struct ProfileView: View {
  var profile: Profile
  var label: Label
  var badge: Badge

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
