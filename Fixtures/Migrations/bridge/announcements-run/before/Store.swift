import Combine
import Foundation

class Store: ObservableObject {
  @Published var items: [Int] = []
  @Published var title = "t" {
    didSet { print("did", title) }
  }
  var note = ""
  private var cancellables = Set<AnyCancellable>()

  init() {
    title = "early"
    objectWillChange.sink { print("own") }.store(in: &cancellables)
    title = "late"
  }

  func annotate(_ text: String) {
    objectWillChange.send()
    note = text
  }
}

final class BigStore: Store {
  @Published private(set) var count = 0

  func grow() { count += 1 }
}

final class Child: ObservableObject {
  @Published var age = 1
}

final class Parent: ObservableObject {
  @Published var name = "p"
  let child = Child()
  private var sink: AnyCancellable?

  init() {
    sink = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

final class Quiet: ObservableObject {
  @Published var name = "q"
  let pet = Pet()
  private var sink: AnyCancellable?

  func start() {
    sink = pet.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

final class Pet: ObservableObject {
  @Published var kind = "cat"
}

func listen(_ store: Store, _ parent: Parent) -> [AnyCancellable] {
  [
    store.objectWillChange.sink { print("store", store.items, store.title, store.note) },
    store.$items.sink { print("items", $0) },
    parent.objectWillChange.sink { _ in print("parent", parent.name, parent.child.age) },
  ]
}
