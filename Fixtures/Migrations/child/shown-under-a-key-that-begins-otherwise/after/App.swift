import SwiftUI

private let root = "cache_v1"

@Observable
final class Permissions {
  private(set) var isLoaded = false
  private(set) var isMarked = false
  private(set) var isCounted = false
  private(set) var isInvited = false
  private let prefix = "permissions_v1"

  private func cacheKey(prefix: String, id: UUID) -> String {
    let text = id.uuidString.lowercased()
    return "\(prefix)_\(text)"
  }

  private var mark: String { root + "_mark_" }

  private func store(_ count: Int, of id: UUID, under prefix: String) {
    UserDefaults.standard.set(count, forKey: "\(prefix).count.\(id)")
  }

  private func inviteKey(_ id: UUID?) -> String? {
    guard let id else { return nil }
    return prefix + ".invite." + id.uuidString
  }

  func load(_ id: UUID) {
    let key = cacheKey(prefix: prefix, id: id)
    UserDefaults.standard.set("admin", forKey: key)
    isLoaded = true
  }

  func mark(_ id: UUID) {
    UserDefaults.standard.set(true, forKey: mark + id.uuidString)
    isMarked = true
  }

  func count(_ id: UUID) {
    store(1, of: id, under: root)
    isCounted = true
  }

  func invite(_ id: UUID?) {
    guard let key = inviteKey(id) else { return }
    UserDefaults.standard.set(true, forKey: key)
    isInvited = true
  }

  func clear() {
    let defaults = UserDefaults.standard
    for key in defaults.dictionaryRepresentation().keys
    where key.hasPrefix(root) || key.hasPrefix(prefix) {
      defaults.removeObject(forKey: key)
    }
    isLoaded = false
  }
}

struct LanguageView: View {
  var permissions: Permissions
  var body: some View {
    Text(UserDefaults.standard.string(forKey: "language") ?? "en")
  }
}

@Observable
final class Themes {
  private(set) var isChosen = false
  private(set) var isReset = false
  private let prefix = "theme."

  private func key(_ suffix: String) -> String { prefix + suffix }

  func choose(_ name: String) {
    UserDefaults.standard.set(true, forKey: key(name))
    isChosen = true
  }

  private func remove(_ name: String, under prefix: String) {
    UserDefaults.standard.removeObject(forKey: "\(prefix)\(name)")
  }

  func reset(_ name: String) {
    remove(name, under: "theme.d")
    isReset = true
  }

  // `UserDefaults` is not observable, and views read it again when `isChosen` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct ThemeView: View {
  var themes: Themes
  var body: some View {
    // Update when one of these changes; `UserDefaults` is not observable.
    let _ = (themes.isReset, themes.isChosen)
    Text(UserDefaults.standard.bool(forKey: "theme.dark") ? "dark" : "light")
    Button("Choose") { themes.choose("dark") }
  }
}

struct Root: View {
  @State private var permissions = Permissions()
  @State private var themes = Themes()
  let id: UUID
  var body: some View {
    LanguageView(permissions: permissions)
    ThemeView(themes: themes)
    Button("Load") {
      permissions.load(id)
      permissions.mark(id)
      permissions.count(id)
      permissions.invite(id)
      permissions.clear()
    }
    Button("Reset") { themes.reset("ark") }
  }
}
