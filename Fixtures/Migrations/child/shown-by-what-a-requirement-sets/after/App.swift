import SwiftUI

protocol SettingsStoring: AnyObject {
  var theme: String { get set }
  var size: Int { get set }
}

final class DefaultsSettings: SettingsStoring {
  var theme: String {
    get { UserDefaults.standard.string(forKey: "theme") ?? "light" }
    set { UserDefaults.standard.set(newValue, forKey: "theme") }
  }
  var size: Int {
    get { UserDefaults.standard.integer(forKey: "size") }
    set { UserDefaults.standard.set(newValue, forKey: "size") }
  }
}

/// Has the members of its own, which keep nothing.
final class NoSettings: SettingsStoring {
  var theme: String {
    get { "none" }
    set {}
  }
  var size: Int {
    get { 0 }
    set {}
  }
}

@Observable
final class Model {
  private(set) var changes = 0
  var title = "title"
  private let settings: SettingsStoring = DefaultsSettings()
  var theme: String {
    // Update when `changes` changes; `UserDefaults` is not observable.
    _ = changes
    return settings.theme
  }

  func use(_ theme: String) {
    settings.theme = theme
    changes += 1
  }
}

/// Sets what nothing is stored by.
@Observable
final class Other {
  private(set) var resets = 0
  private let settings = NoSettings()
  var size: Int { UserDefaults.standard.integer(forKey: "size") }

  func reset() {
    settings.size = 1
    resets += 1
  }
}

struct Theme: View {
  var model: Model
  var body: some View { Text(model.theme) }
}

struct Size: View {
  var other: Other
  var body: some View { Text("\(other.size)") }
}

struct Root: View {
  @State private var model = Model()
  @State private var other = Other()
  var body: some View {
    Theme(model: model)
    Size(other: other)
    Text("\(model.changes) \(model.title) \(other.resets)")
    Button("Dark") { model.use("dark") }
    Button("Reset") { other.reset() }
  }
}
