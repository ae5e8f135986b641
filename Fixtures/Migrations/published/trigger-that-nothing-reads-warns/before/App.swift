import SwiftUI

final class Downloads: ObservableObject {
  @Published private var revision = 0
  @Published private var flips = false
  @Published private var stamp = UUID()
  @Published private var seen = 0
  @Published private var saves = 0 { didSet { UserDefaults.standard.set(saves, forKey: "saves") } }
  @Published var turn = 0
  @Published var count = 0

  func isThere(_ name: String) -> Bool {
    _ = seen
    return FileManager.default.fileExists(atPath: name)
  }

  func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: name)
    revision += 1
    self.flips.toggle()
    stamp = UUID()
    seen += 1
    saves += 1
    turn += 1
    count = count + 1
  }

  func reset() {
    revision = 0
    flips = !flips
  }
}

final class Uploads: ObservableObject {
  @Published var turn = 0
}

struct DownloadsView: View {
  @StateObject private var downloads = Downloads()
  @StateObject private var uploads = Uploads()

  var body: some View {
    VStack {
      Text(downloads.isThere("a") ? "there" : "gone")
      Text("\(downloads.count)")
      Button("Remove") { downloads.remove("a") }
    }
  }
}

final class Scores: ObservableObject {
  @Published private var round = 0
  @Published private var updates = 0
  private let leader = Leader()
  var total = 0
  func add() {
    total += 1
    leader.name += "!"
    round += 1
  }
  func log() {
    total += 1
    Ranks.best += 1
    updates += 1
  }
}

final class Leader: ObservableObject {
  @Published var name = ""
}

enum Ranks {
  static var best = 0
}

struct ScoresView: View {
  @StateObject private var scores = Scores()

  var body: some View {
    Text("\(scores.total)")
    Button("Add") { scores.add() }
    Button("Log") { scores.log() }
  }
}
