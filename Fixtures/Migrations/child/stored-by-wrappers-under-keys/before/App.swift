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

final class Settings: ObservableObject {
  static let shared = Settings()
  @UserDefault("style", defaultValue: 0)
  var style: Int { willSet { objectWillChange.send() } }
  @UserDefault("security", defaultValue: 0)
  private var security: Int { willSet { objectWillChange.send() } }
  @UserDefault("login", defaultValue: false)
  var isLogin: Bool { willSet { objectWillChange.send() } }

  var kind: Kind {
    get { Kind(rawValue: security) ?? .one }
    set { security = newValue.rawValue }
  }
}

final class Search: ObservableObject {
  @Published private(set) var count = 0
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
  @ObservedObject var search: Search
  var body: some View { Text(UserDefaults.standard.string(forKey: "last") ?? "") }
}

struct Root: View {
  @StateObject private var search = Search()
  @ObservedObject private var settings = Settings.shared
  var body: some View {
    Text("\(settings.kind.rawValue)")
    Text("\(settings.style)")
    Text("\(search.count)")
    LastSearch(search: search)
    Button("Find") { search.find("a") }
    Button("Log in") { settings.isLogin = true }
  }
}
