import SwiftUI

final class Tips: ObservableObject {
  @Published private(set) var last: String?
  func see(_ key: String) {
    UserDefaults.standard.set(true, forKey: key)
    last = key
  }
}

struct TipCard: View {
  @ObservedObject var tips: Tips
  var body: some View {
    Text(UserDefaults.standard.bool(forKey: "intro") ? "seen" : "new")
    Button("See") { tips.see("intro") }
  }
}

final class Downloads: ObservableObject {
  @Published private(set) var progress = 0.0
  @Published private(set) var title = ""
  func get(_ url: URL) {
    try? Data("x".utf8).write(to: url)
    progress = 1
  }
  func rename() { title = "new" }
}

struct Row: View {
  let url: URL
  @ObservedObject var downloads: Downloads
  var body: some View {
    Text(FileManager.default.fileExists(atPath: url.path) ? "local" : "remote")
    Button("Get") { downloads.get(url) }
  }
}

enum Key: String { case intro, end }

final class Settings: ObservableObject {
  @Published var first = 0
  @Published var second = 0
  @Published var third = 0
  @Published var fourth = 0

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
  @ObservedObject var settings: Settings
  var body: some View { Text(UserDefaults.standard.bool(forKey: "the_end") ? "seen" : "new") }
}

struct DoneView: View {
  @ObservedObject var settings: Settings
  var body: some View { Text(UserDefaults.standard.bool(forKey: "done_a") ? "seen" : "new") }
}
