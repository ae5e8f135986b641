import SwiftUI

enum Overrides {
  static var followed: Set<Int> = []
  static var muted: Set<Int> = []
}

@Observable
final class Follows {
  @ObservationIgnored private var needsReload = false

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  func follow(_ id: Int) {
    Overrides.followed.insert(id)
    needsReload = true
    revision += 1
  }

  func isFollowing(_ id: Int) -> Bool {
    _ = revision
    return Overrides.followed.contains(id)
  }
}

@Observable
final class Counts {
  var changes = 0

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  func follow(_ id: Int) {
    Overrides.followed.insert(id)
    noteChange()
  }

  private func noteChange() {
    changes += 1
    revision += 1
  }

  var followed: Int {
    _ = revision
    return Overrides.followed.count
  }
}

@Observable
final class Titles {
  var title = ""

  func rename(to new: String) {
    print("renamed")
    var words = new.split(separator: " ")
    words.removeLast()
    title = words.joined()
  }
}

@Observable
final class Saves {
  var count = 0

  func save() {
    Overrides.muted.removeAll()
    count += 1
  }
}

@Observable
final class Modes {
  var mode = ""
  var followed: Int { Overrides.followed.count }

  func pick(_ mode: String) {
    self.mode = mode
    UserDefaults.standard.set(mode, forKey: "mode")
  }
}

struct FollowsView: View {
  var follows: Follows
  var counts: Counts
  var titles: Titles
  var saves: Saves
  var modes: Modes

  var body: some View {
    Button(follows.isFollowing(1) ? "Following" : "Follow") { follows.follow(1) }
    Button("\(counts.followed)") { counts.follow(2) }
    Text(titles.title)
    Text("\(saves.count)")
    Text("\(modes.mode) \(modes.followed)")
  }
}
