import SwiftUI

@Observable
final class Tips {
  private(set) var last: String?
  func see(_ key: String) {
    UserDefaults.standard.set(true, forKey: key)
    last = key
  }

  // `UserDefaults` is not observable, and views read it again when `last` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String?, _ rhs: String?) -> Bool { true }
}

struct TipCard: View {
  var tips: Tips
  var body: some View {
    let _ = tips.last  // Update when `last` changes; `UserDefaults` is not observable.
    Text(UserDefaults.standard.bool(forKey: "intro") ? "seen" : "new")
    Button("See") { tips.see("intro") }
  }
}

@Observable
final class Downloads {
  private(set) var progress = 0.0
  private(set) var title = ""
  func get(_ url: URL) {
    try? Data("x".utf8).write(to: url)
    progress = 1
  }
  func rename() { title = "new" }

  // `FileManager.fileExists(atPath:)` is not observable, and views read it again when `progress` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Double, _ rhs: Double) -> Bool { true }
}

struct Row: View {
  let url: URL
  var downloads: Downloads
  var body: some View {
    // Update when `progress` changes; `FileManager.fileExists(atPath:)` is not observable.
    let _ = downloads.progress
    Text(FileManager.default.fileExists(atPath: url.path) ? "local" : "remote")
    Button("Get") { downloads.get(url) }
  }
}

enum Key: String { case intro, end }

@Observable
final class Settings {
  var first = 0
  var second = 0
  var third = 0
  var fourth = 0

  func done(_ id: String) {
    let key = "done_" + id
    UserDefaults.standard.set(true, forKey: key)
    first += 1
  }

  func done(_ key: Key) {
    UserDefaults.standard.set(true, forKey: key.rawValue)
    second += 1
  }

  private func store(key: String) {
    UserDefaults.standard.set(true, forKey: key)
    third += 1
  }

  func storeEnd() {
    let name = "the_end"
    store(key: name)
  }

  func reset(_ keys: [String]) {
    for key in keys { UserDefaults.standard.set(false, forKey: key) }
    fourth += 1
  }
}

struct EndView: View {
  var settings: Settings
  var body: some View {
    // Update when one of these changes; `UserDefaults` is not observable.
    let _ = (settings.second, settings.third, settings.fourth)
    Text(UserDefaults.standard.bool(forKey: "the_end") ? "seen" : "new")
  }
}

struct DoneView: View {
  var settings: Settings
  var body: some View {
    // Update when one of these changes; `UserDefaults` is not observable.
    let _ = (settings.first, settings.second, settings.fourth)
    Text(UserDefaults.standard.bool(forKey: "done_a") ? "seen" : "new")
  }
}
