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

final class Shelf: ObservableObject {
  private let service: Serving
  let other: Other

  @Published var items: [Int] = []
  @Published var first = 0
  @Published var names: [String] = []
  @Published var start = 0
  @Published var sum = 0
  @Published var last = 0
  @Published var own = 0
  @Published var largest = 0
  var plain = ""

  init(service: Serving, other: Other) {
    self.service = service
    self.other = other
    last = service.last()
  }

  var hasItems: Bool { service.items().isEmpty == false }
  var isFirst: Bool { self.service.first() == 1 }
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
}

final class Other: ObservableObject {
  @Published var last = 0
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    if shelf.hasItems, shelf.isFirst, shelf.hasNames, shelf.isStart, shelf.isSum { Text("some") }
    if shelf.isLast, shelf.isOwn, shelf.isMade, shelf.isLargest, shelf.isTitled { Text("last") }
    Text(shelf.plain + (shelf.isStarted ? "started" : ""))
    Button("Later") { if shelf.later() { shelf.load() } }
  }
}
