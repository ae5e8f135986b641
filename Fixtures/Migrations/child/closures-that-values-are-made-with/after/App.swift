import SwiftUI

enum Storage {
  @MainActor static var name = ""
  @MainActor static var city = ""
}

struct Item: Equatable {
  let id: Int
  var title = ""

  static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
}

@MainActor
struct Status {
  var description: String { Storage.name }
}

@MainActor
@Observable
final class Player {
  var ticks = 0
  var items = [Item(id: 1)]

  func rename() {
    Storage.name = "Song"
    ticks += 1
  }

  func retitle() {
    items[0].title = "New"
    ticks += 1
  }

  func move() {
    Storage.city = "Rome"
    ticks += 1
  }
}

struct Badge: View {
  let status: Status

  var body: some View { Text("Badge") }
}

struct StatusView: View {
  var player: Player

  var body: some View {
    Badge(status: Status())
    Button("Rename") { player.rename() }
  }
}

struct ItemView: View {
  var player: Player

  var latest: Item { player.items[0] }

  var body: some View {
    Text(latest.title)
  }
}

@MainActor
struct Provider {
  let show: () -> String

  init(show: @escaping () -> String) { self.show = show }
}

struct ProviderView: View {
  var player: Player
  let provider = Provider(show: { Storage.city })

  var body: some View {
    let _ = player.ticks  // Update when `ticks` changes; `Storage.city` is not observable.
    Text(provider.show())
  }
}

@MainActor
final class Keeper {
  let show: () -> String

  init(show: @escaping () -> String) { self.show = show }
}

@MainActor
final class Later {
  var show: () -> String = { "" }

  init() {}

  func install(show: @escaping () -> String) { self.show = show }
}

enum Other {
  @MainActor
  final class Keeper {
    init(show: () -> String) {}
  }
}

struct KeeperView: View {
  var player: Player
  let keeper = Keeper(show: { "" })

  var body: some View {
    Text(keeper.show())
  }

  func make() -> Other.Keeper { Other.Keeper(show: { Storage.city }) }
}

struct Frame<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View { content() }
}

struct CityView: View {
  var player: Player

  var body: some View {
    Frame { Text("\(player.ticks) in \(Storage.city)") }
  }
}

struct TicksView: View {
  var player: Player

  var body: some View {
    Frame { Text("No city") }
  }
}

/// What is run gives nothing to show.
@MainActor
struct Work {
  let run: () -> Void

  init(run: @escaping () -> Void) { self.run = run }
}

struct WorkView: View {
  var player: Player
  let work = Work(run: { print(Storage.city) })

  var body: some View {
    let _ = work.run()
    Text("Working")
  }
}
