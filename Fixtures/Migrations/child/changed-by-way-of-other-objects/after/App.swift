import SwiftUI

final class Item {
  var state = 0
  var visits = 0
  func begin() { state = 1 }
  func visit() { visits += 1 }
}

final class Loader {
  func load(_ item: Item) { item.begin() }
}

final class Queue {
  let loader = Loader()
  func start(_ item: Item) { loader.load(item) }
}

enum Rounds {
  static func visit(_ items: [Item]) { items.forEach { $0.visit() } }
}

@Observable
final class Shelf {
  let items = [Item()]
  let queue = Queue()
  private(set) var starts = 0

  func start() {
    queue.start(items[0])
    starts += 1
  }
}

struct ItemRow: View {
  let item: Item
  var shelf: Shelf
  var body: some View {
    // Runs this when `starts` changes, as `Item.state` is not observable.
    let _ = shelf.starts
    Text("\(item.state)")
  }
}

@Observable
final class Tour {
  let items = [Item()]
  private(set) var rounds = 0

  func go() {
    items.map { $0.visit }.forEach { $0() }
    rounds += 1
  }

  func rest() { Rounds.visit([]) }
}

struct TourRow: View {
  let item: Item
  var tour: Tour
  var body: some View {
    // Runs this when `rounds` changes, as `Item.visits` is not observable.
    let _ = tour.rounds
    Text("\(item.visits)")
  }
}

/// Nothing that it announces goes with a change of an item.
@Observable
final class Archive {
  private(set) var opened = 0
  func open() { opened += 1 }
}

struct ArchiveRow: View {
  let item: Item
  var archive: Archive
  var body: some View {
    // Runs this when `opened` changes, as `Item.state` is not observable.
    let _ = archive.opened
    Text("\(item.state)")
  }
}

struct Screen: View {
  @State private var shelf = Shelf()
  @State private var tour = Tour()
  @State private var archive = Archive()

  var body: some View {
    ItemRow(item: shelf.items[0], shelf: shelf)
    TourRow(item: tour.items[0], tour: tour)
    ArchiveRow(item: shelf.items[0], archive: archive)
    Text("\(shelf.starts) \(tour.rounds) \(archive.opened)")
    Button("start") { shelf.start() }
    Button("go") { tour.go() }
    Button("rest") { tour.rest() }
    Button("open") { archive.open() }
  }
}
