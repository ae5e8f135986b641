import SwiftUI

final class Child {
  var items: [Int] = []
  var count = 0
}

struct Box {
  var items: [Int] = []

  mutating func apply(_ change: () -> Void) { change() }
}

extension Array {
  func apply(_ change: () -> Void) { change() }
}

extension Array where Element == Int {
  subscript(store: Store) -> Int {
    get { store.counted.count }
    set { store.counted = [newValue] }
  }
}

func change(_ count: inout Int, by step: () -> Int) { count += step() }

@Observable
final class Store {
  var items: [Int] = []
  var watched: [Int] = [] { willSet { print(newValue) } }
  var child = Child()
  var other: Child?
  var filtered: [Int] = []
  var replaced: [Int] = []
  var counted: [Int] = []
  private let filter: (Int) -> Bool = { $0 > 0 }
  private var filterNow: (Int) -> Bool = { $0 > 0 }

  var list: [Int] {
    get { items }
    set { items = newValue }
  }

  func run() {
    list.removeAll { _ in list.isEmpty }
    watched.removeAll { _ in watched.isEmpty }
    items.apply { print(items) }
    child.items.removeAll { _ in child.count > 0 }
    change(&child.count) { child.count }
    other?.count = other?.items.count ?? 0
    filtered.removeAll(where: filter)
    var updatedReplaced = replaced
    updatedReplaced.removeAll(where: filterNow)
    replaced = updatedReplaced
    updatedReplaced = replaced
    updatedReplaced.removeAll(where: filterNow)
    replaced = updatedReplaced
    let work = {
      print("works")
      var updatedCounted = self.counted
      updatedCounted.removeAll { _ in self.counted.isEmpty }
      self.counted = updatedCounted
    }
    work()
  }

  func setFilter(_ filter: @escaping (Int) -> Bool) { filterNow = filter }

  func raise() { counted[0] += 1 }

  func removed() -> Int? {
    counted.popLast().map { $0 + counted.count }
  }

  // `Child.count` is not observable, and views read it again when `replaced` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: [Int], _ rhs: [Int]) -> Bool { true }
}

struct Screen: View {
  var store: Store

  var body: some View {
    Text("\(store.items.count) \(store.watched.count) \(store.child.count) \(store.counted.count)")
    Text("\(store.other?.count ?? 0) \(store.filtered.count) \(store.replaced.count)")
  }
}
