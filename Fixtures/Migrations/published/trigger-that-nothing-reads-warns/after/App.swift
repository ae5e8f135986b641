import SwiftUI

@Observable
final class Downloads {
  private var revision = 0
  private var flips = false
  private var stamp = UUID()
  private var seen = 0
  private var saves = 0 { didSet { UserDefaults.standard.set(saves, forKey: "saves") } }
  var turn = 0
  var count = 0

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

@Observable
final class Uploads {
  var turn = 0
}

struct DownloadsView: View {
  @State private var downloads = Downloads()
  @State private var uploads = Uploads()

  var body: some View {
    VStack {
      Text(downloads.isThere("a") ? "there" : "gone")
      Text("\(downloads.count)")
      Button("Remove") { downloads.remove("a") }
    }
  }
}

@Observable
final class Scores {
  private var round = 0
  private var updates = 0
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

@Observable
final class Leader {
  var name = ""
}

enum Ranks {
  static var best = 0
}

struct ScoresView: View {
  @State private var scores = Scores()

  var body: some View {
    Text("\(scores.total)")
    Button("Add") { scores.add() }
    Button("Log") { scores.log() }
  }
}
