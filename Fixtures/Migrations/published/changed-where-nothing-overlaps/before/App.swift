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

final class Store: ObservableObject {
  @Published var items: [Int] = []
  @Published var watched: [Int] = [] { willSet { print(newValue) } }
  @Published var child = Child()
  @Published var other: Child?
  @Published var filtered: [Int] = []
  @Published var replaced: [Int] = []
  @Published var counted: [Int] = []
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
    replaced.removeAll(where: filterNow)
    replaced.removeAll(where: filterNow)
    let work = {
      print("works")
      self.counted.removeAll { _ in self.counted.isEmpty }
    }
    work()
  }

  func setFilter(_ filter: @escaping (Int) -> Bool) { filterNow = filter }

  func raise() { counted[0] += 1 }

  func removed() -> Int? {
    counted.popLast().map { $0 + counted.count }
  }
}

struct Screen: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("\(store.items.count) \(store.watched.count) \(store.child.count) \(store.counted.count)")
    Text("\(store.other?.count ?? 0) \(store.filtered.count) \(store.replaced.count)")
  }
}
