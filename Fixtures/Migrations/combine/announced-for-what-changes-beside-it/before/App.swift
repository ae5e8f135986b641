import SwiftUI

enum Overrides {
  static var followed: Set<Int> = []
  static var muted: Set<Int> = []
}

final class Follows: ObservableObject {
  private var needsReload = false

  func follow(_ id: Int) {
    Overrides.followed.insert(id)
    needsReload = true
    objectWillChange.send()
  }

  func isFollowing(_ id: Int) -> Bool { Overrides.followed.contains(id) }
}

final class Counts: ObservableObject {
  var changes = 0

  func follow(_ id: Int) {
    Overrides.followed.insert(id)
    noteChange()
  }

  private func noteChange() {
    changes += 1
    objectWillChange.send()
  }

  var followed: Int { Overrides.followed.count }
}

final class Titles: ObservableObject {
  var title = ""

  func rename(to new: String) {
    print("renamed")
    var words = new.split(separator: " ")
    words.removeLast()
    title = words.joined()
    objectWillChange.send()
  }
}

final class Saves: ObservableObject {
  var count = 0

  func save() {
    Overrides.muted.removeAll()
    count += 1
    objectWillChange.send()
  }
}

final class Modes: ObservableObject {
  var mode = ""
  var followed: Int { Overrides.followed.count }

  func pick(_ mode: String) {
    self.mode = mode
    UserDefaults.standard.set(mode, forKey: "mode")
    objectWillChange.send()
  }
}

struct FollowsView: View {
  @ObservedObject var follows: Follows
  @ObservedObject var counts: Counts
  @ObservedObject var titles: Titles
  @ObservedObject var saves: Saves
  @ObservedObject var modes: Modes

  var body: some View {
    Button(follows.isFollowing(1) ? "Following" : "Follow") { follows.follow(1) }
    Button("\(counts.followed)") { counts.follow(2) }
    Text(titles.title)
    Text("\(saves.count)")
    Text("\(modes.mode) \(modes.followed)")
  }
}
