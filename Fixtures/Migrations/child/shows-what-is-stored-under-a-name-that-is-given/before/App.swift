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
