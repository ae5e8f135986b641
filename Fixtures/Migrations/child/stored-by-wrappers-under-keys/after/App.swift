import SwiftUI

@propertyWrapper
struct UserDefault<T> {
  let key: String
  let defaultValue: T
  init(_ key: String, defaultValue: T) {
    self.key = key
    self.defaultValue = defaultValue
  }
  var wrappedValue: T {
    get { UserDefaults.standard.object(forKey: key) as? T ?? defaultValue }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

/// Whatever has it is stored under one key.
@propertyWrapper
struct LastUsed {
  private var value: String
  init(wrappedValue: String) { value = wrappedValue }
  var wrappedValue: String {
    get { value }
    set {
      value = newValue
      UserDefaults.standard.set(newValue, forKey: "last")
    }
  }
}

enum Kind: Int { case one, two }

@Observable
final class Settings {
  static let shared = Settings()

  var style: Int {
    get { access(keyPath: \.style); return storedStyle }
    set { withMutation(keyPath: \.style) { storedStyle = newValue } }
  }
  @ObservationIgnored @UserDefault("style", defaultValue: 0)
  private var storedStyle: Int

  private var security: Int {
    get { access(keyPath: \.security); return storedSecurity }
    set { withMutation(keyPath: \.security) { storedSecurity = newValue } }
  }
  @ObservationIgnored @UserDefault("security", defaultValue: 0)
  private var storedSecurity: Int

  var isLogin: Bool {
    get { access(keyPath: \.isLogin); return storedIsLogin }
    set { withMutation(keyPath: \.isLogin) { storedIsLogin = newValue } }
  }
  @ObservationIgnored @UserDefault("login", defaultValue: false)
  private var storedIsLogin: Bool

  var kind: Kind {
    get { Kind(rawValue: security) ?? .one }
    set { security = newValue.rawValue }
  }
}

@Observable
final class Search {
  private(set) var count = 0
  private var log = Log()

  func find(_ text: String) {
    log.text = text
    count += 1
  }
}

struct Log {
  @LastUsed var text = ""
}

struct LastSearch: View {
  var search: Search
  var body: some View {
    // Update when `count` changes; `UserDefaults` is not observable.
    let _ = search.count
    Text(UserDefaults.standard.string(forKey: "last") ?? "")
  }
}

struct Root: View {
  @State private var search = Search()
  private let settings = Settings.shared
  var body: some View {
    Text("\(settings.kind.rawValue)")
    Text("\(settings.style)")
    Text("\(search.count)")
    LastSearch(search: search)
    Button("Find") { search.find("a") }
    Button("Log in") { settings.isLogin = true }
  }
}
