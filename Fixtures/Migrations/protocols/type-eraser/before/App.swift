import Combine

protocol Storing: ObservableObject {
  var items: [Int] { get }
}

final class Store: Storing {
  @Published var items: [Int] = []
}

final class AnyStore: ObservableObject {
  let objectWillChange: AnyPublisher<Void, Never>
  private let count: () -> Int

  init<Base: Storing>(_ base: Base) {
    objectWillChange = base.objectWillChange.map { _ in }.eraseToAnyPublisher()
    count = { base.items.count }
  }

  var total: Int { count() }
}
