import Combine
import Foundation
import Observation

@Observable
class Store {
  let objectWillChange = ObservableObjectPublisher()
  var items: [Int] = [] {
    willSet {
      objectWillChange.send()
      itemsSubject.send(newValue)
    }
  }
  private let itemsSubject = CurrentValueSubject<[Int], Never>([])
  @ObservationIgnored private(set) lazy var itemsPublisher = itemsSubject.eraseToAnyPublisher()
  var title = "t" {
    willSet { objectWillChange.send() }
    didSet { print("did", title) }
  }
  var note = ""
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

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

@Observable
final class BigStore: Store {
  private(set) var count = 0 {
    willSet { objectWillChange.send() }
  }

  func grow() { count += 1 }
}

@Observable
final class Child {
  let objectWillChange = ObservableObjectPublisher()
  var age = 1 {
    willSet { objectWillChange.send() }
  }
}

@Observable
final class Parent {
  let objectWillChange = ObservableObjectPublisher()
  var name = "p" {
    willSet { objectWillChange.send() }
  }
  let child = Child()
  @ObservationIgnored private var sink: AnyCancellable?

  init() {
    sink = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

@Observable
final class Quiet {
  var name = "q"
  let pet = Pet()

  func start() {
  }
}

@Observable
final class Pet {
  var kind = "cat"
}

func listen(_ store: Store, _ parent: Parent) -> [AnyCancellable] {
  [
    store.objectWillChange.sink { print("store", store.items, store.title, store.note) },
    store.itemsPublisher.sink { print("items", $0) },
    parent.objectWillChange.sink { _ in print("parent", parent.name, parent.child.age) },
  ]
}
