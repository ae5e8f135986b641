import SwiftUI

func keep(_ key: String, _ old: Int, _ new: Int) -> Int? {
  guard old != new else { return nil }
  UserDefaults.standard.set(new, forKey: key)
  DispatchQueue.main.async {
    Settings.shared?.revision += 1
  }
  return new
}

@propertyWrapper struct Number {
  private let key: String
  private var value = 0
  init(_ key: String) { self.key = key }
  var wrappedValue: Int {
    get { value }
    set {
      guard let new = keep(key, value, newValue) else { return }
      value = new
    }
  }
}

@propertyWrapper final class Word {
  private var value: String
  init(_ value: String) { self.value = value }
  var wrappedValue: String {
    get { value }
    set {
      value = newValue
      Settings.shared?.revision += 1
    }
  }
}

@propertyWrapper struct Quiet {
  var wrappedValue = 0
}

@propertyWrapper struct Told {
  private var value: Int
  private var changed: (() -> Void)?
  init(wrappedValue: Int) { value = wrappedValue }
  var wrappedValue: Int {
    get { value }
    set {
      value = newValue
      if let changed { changed() }
    }
  }
  mutating func tell(_ settings: Settings) {
    changed = { [weak settings] in settings?.revision += 1 }
  }
}

@propertyWrapper struct Logged {
  private var value: Int
  private var changed: (() -> Void)?
  init(wrappedValue: Int) { value = wrappedValue }
  var wrappedValue: Int {
    get { value }
    set {
      value = newValue
      changed?()
    }
  }
  mutating func log() { changed = { print("changed") } }
}

@Observable
final class Settings {
  static var shared: Settings?
  @ObservationIgnored @Number("size") var size: Int
  @ObservationIgnored @Word("wallet") var wallet: String
  @ObservationIgnored @Quiet var opened: Int
  @ObservationIgnored @Told var level = 0
  @ObservationIgnored @Logged var logged = 0

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  var revision = 0

  init() {
    _level.tell(self)
    _logged.log()
  }
}

struct SettingsView: View {
  @Bindable var settings: Settings
  var body: some View {
    let _ = settings.revision
    Stepper("Size", value: $settings.size)
    TextField("Wallet", text: $settings.wallet)
    Text("\(settings.size) \(settings.wallet) \(settings.opened)")
    Text("\(settings.level) \(settings.logged)")
    Button("Open") { settings.opened += 1 }
    Button("Up") { settings.level += 1 }
    Button("Log") { settings.logged += 1 }
  }
}
