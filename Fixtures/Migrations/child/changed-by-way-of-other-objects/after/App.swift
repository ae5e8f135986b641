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

final class Hub {
  static let shared = Hub()
  let queue = Queue()
  let items = [Item()]
  func refresh() { queue.start(items[0]) }
  func refresh(_ item: Item) { queue.start(item) }
}

let hub = Hub()

@Observable
final class Till {
  let items = [Item()]
  var name = ""
  private(set) var visits = 0

  func visit() {
    hub.refresh()
    Rounds.visit(items)
    visits += 1
  }
}

struct TillRow: View {
  let item: Item
  var till: Till
  var body: some View {
    // Update when `visits` changes; `Item.visits` is not observable.
    let _ = till.visits
    Text("\(item.visits) \(till.name)")
  }
}

struct TillStateRow: View {
  let item: Item
  var till: Till
  var body: some View { Text("\(item.state) \(till.name)") }
}

@Observable
final class Desk {
  let items = [Item()]
  var name = ""
  private(set) var refreshes = 0

  func refresh() {
    Hub.shared.refresh()
    refreshes += 1
  }
}

struct DeskRow: View {
  let item: Item
  var desk: Desk
  var body: some View { Text("\(item.state) \(desk.name)") }
}

@Observable
final class Counter {
  let items = [Item()]
  var name = ""
  private(set) var refreshes = 0

  func refresh() {
    Hub.shared.refresh(items[0])
    refreshes += 1
  }
}

struct CounterRow: View {
  let item: Item
  var counter: Counter
  var body: some View {
    // Update when `refreshes` changes; `Item.state` is not observable.
    let _ = counter.refreshes
    Text("\(item.state) \(counter.name)")
  }
}

@Observable
final class Shelf {
  let items = [Item()]
  let queue = Queue()
  var name = ""
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
    // Update when `starts` changes; `Item.state` is not observable.
    let _ = shelf.starts
    Text("\(item.state) \(shelf.name)")
  }
}

@Observable
final class Tour {
  let items = [Item()]
  var name = ""
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
    // Update when `rounds` changes; `Item.visits` is not observable.
    let _ = tour.rounds
    Text("\(item.visits) \(tour.name)")
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
    // Update when `opened` changes; `Item.state` is not observable.
    let _ = archive.opened
    Text("\(item.state)")
  }
}

struct Screen: View {
  @State private var shelf = Shelf()
  @State private var tour = Tour()
  @State private var archive = Archive()
  @State private var desk = Desk()
  @State private var till = Till()
  @State private var counter = Counter()

  var body: some View {
    ItemRow(item: shelf.items[0], shelf: shelf)
    TourRow(item: tour.items[0], tour: tour)
    ArchiveRow(item: shelf.items[0], archive: archive)
    Text("\(shelf.starts) \(tour.rounds) \(archive.opened)")
    DeskRow(item: desk.items[0], desk: desk)
    CounterRow(item: counter.items[0], counter: counter)
    Text("\(desk.refreshes) \(counter.refreshes)")
    TillRow(item: till.items[0], till: till)
    TillStateRow(item: till.items[0], till: till)
    Text("\(till.visits)")
    Button("visit") { till.visit() }
    Button("refresh") { desk.refresh() }
    Button("refresh one") { counter.refresh() }
    Button("start") { shelf.start() }
    Button("go") { tour.go() }
    Button("rest") { tour.rest() }
    Button("open") { archive.open() }
  }
}
