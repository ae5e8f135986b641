import Combine
import SwiftUI

protocol Store: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  var items: [String] { get }
}

protocol Pages: Store {
  func turn()
}

class Loader {
  @Published var isLoading = false
}

final class PageStore: Loader, Pages, ObservableObject {
  @Published var items: [String] = []

  func turn() { items.append("page") }
}

final class ListStore: Store {
  @Published var items: [String] = ["a"] {
    didSet { print(items.count) }
  }
}

final class Detail<DataStore: Pages>: ObservableObject {
  @Published var shown = 0
  let store: DataStore
  private var cancellables = Set<AnyCancellable>()

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

class Player: ObservableObject {
  @Published var title = ""
}

final class Radio: Player {
  @Published var station = 1
}

func watch<P: Player>(player: P) -> AnyCancellable {
  player.objectWillChange.sink { _ in print("changes") }
}

@MainActor protocol Isolated: ObservableObject {}

final class Screen: Isolated {
  @Published var title = ""
}

@MainActor func watch<S: Isolated>(screen: S) -> AnyCancellable {
  screen.objectWillChange.sink { _ in print("changes") }
}

struct DetailView: View {
  @StateObject var model = Detail(store: PageStore())

  var body: some View {
    Text("\(model.store.items.count) \(model.shown)")
      .onReceive(model.store.objectWillChange) { _ in print("changes") }
  }
}
