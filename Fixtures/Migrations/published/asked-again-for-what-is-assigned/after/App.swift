import SwiftUI

protocol Serving {
  func items() -> [Int]
  func first() -> Int
  func names() -> [String]
  func count(from start: Int) -> Int
  func sum(_ add: (Int) -> Int) -> Int
  func last() -> Int
  func title() -> String
  var largest: Int { get }
}

@Observable
final class Shelf {
  private let service: Serving
  let other: Other

  var items: [Int] = []
  var first = 0
  var names: [String] = []
  var start = 0
  var sum = 0
  var last = 0
  var own = 0
  var largest = 0
  var plain = ""

  init(service: Serving, other: Other) {
    self.service = service
    self.other = other
    last = service.last()
  }

  var hasItems: Bool {
    // Update when `items` changes; `service.items()` is not observable.
    _ = items
    return service.items().isEmpty == false
  }
  var isFirst: Bool {
    // Update when `first` changes; `service.first()` is not observable.
    _ = first
    return self.service.first() == 1
  }
  var hasNames: Bool { names.isEmpty || service.names().isEmpty }
  var isStart: Bool { service.count(from: 1) == 1 }
  var isSum: Bool { service.sum { $0 } == 1 }
  var isLast: Bool { service.last() == 1 }
  var isOwn: Bool { self.made() == 1 }
  var isMade: Bool { made() == 1 }
  var isLargest: Bool { service.largest == 1 }
  var isTitled: Bool { service.title() == "" }
  var isStarted: Bool {
    Task { Swift.print(self.service.first()) }
    return true
  }
  var later: () -> Bool { { [service] in service.first() == 1 } }

  func load() {
    items = service.items()
    first = service.first()
    names = service.names()
    start = service.count(from: 1)
    sum = service.sum { $0 }
    own = self.made()
    own = made()
    largest = service.largest
    plain = service.title()
    other.last = service.last()
  }

  func print() -> Bool { service.items().isEmpty }

  private func made() -> Int { 1 }

  // `service` is not observable, and views read it again when `items` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: [Int], _ rhs: [Int]) -> Bool { true }

  // `service` is not observable, and views read it again when `first` is assigned.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

  // `service` is not observable, and views read it again when `names` is assigned.
  private nonisolated func shouldNotifyObservers(_ lhs: [String], _ rhs: [String]) -> Bool { true }
}

@Observable
final class Other {
  var last = 0
}

struct ShelfView: View {
  var shelf: Shelf

  var body: some View {
    if shelf.hasItems, shelf.isFirst, shelf.hasNames, shelf.isStart, shelf.isSum { Text("some") }
    if shelf.isLast, shelf.isOwn, shelf.isMade, shelf.isLargest, shelf.isTitled { Text("last") }
    Text(shelf.plain + (shelf.isStarted ? "started" : ""))
    Button("Later") { if shelf.later() { shelf.load() } }
  }
}
