import Combine
import SwiftUI

protocol Store: AnyObject, Observable {
  var objectWillChange: ObservableObjectPublisher { get }
  var items: [String] { get }
}

protocol Pages: Store {
  func turn()
}

@Observable class Loader {
  let objectWillChange = ObservableObjectPublisher()
  var isLoading = false {
    willSet { objectWillChange.send() }
  }
}

@Observable final class PageStore: Loader, Pages {
  var items: [String] = [] {
    willSet { objectWillChange.send() }
  }

  func turn() { items.append("page") }
}

@Observable final class ListStore: Store {
  let objectWillChange = ObservableObjectPublisher()
  var items: [String] = ["a"] {
    willSet { objectWillChange.send() }
    didSet { print(items.count) }
  }
}

@Observable final class Detail<DataStore: Pages> {
  var shown = 0
  let store: DataStore
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init(store: DataStore) {
    self.store = store
    store.objectWillChange.sink { [weak self] _ in self?.shown += 1 }.store(in: &cancellables)
  }
}

final class Watcher {
  private var log: AnyCancellable?

  func start(_ store: any Store) {
    log = store.objectWillChange.sink { print("changes") }
  }
}

func watch<S>(_ store: S?) -> AnyCancellable? where S: Store {
  store?.objectWillChange.sink { _ in print("changes") }
}

func watch(opaque store: some Store & CustomStringConvertible) -> AnyCancellable {
  store.objectWillChange.receive(on: DispatchQueue.main).sink { _ in print("changes") }
}

extension Store {
  func watch() -> AnyCancellable { objectWillChange.sink { _ in print("changes") } }
}

@Observable class Player {
  let objectWillChange = ObservableObjectPublisher()
  var title = "" {
    willSet { objectWillChange.send() }
  }
}

@Observable final class Radio: Player {
  var station = 1 {
    willSet { objectWillChange.send() }
  }
}

func watch<P: Player>(player: P) -> AnyCancellable {
  player.objectWillChange.sink { _ in print("changes") }
}

@MainActor protocol Isolated: AnyObject, Observable { var objectWillChange: ObservableObjectPublisher { get } }

@Observable final class Screen: Isolated {
  let objectWillChange = ObservableObjectPublisher()
  var title = "" {
    willSet { objectWillChange.send() }
  }
}

@MainActor func watch<S: Isolated>(screen: S) -> AnyCancellable {
  screen.objectWillChange.sink { _ in print("changes") }
}

struct DetailView: View {
  @State var model = Detail(store: PageStore())

  var body: some View {
    Text("\(model.store.items.count) \(model.shown)")
      .onReceive(model.store.objectWillChange) { _ in print("changes") }
  }
}
