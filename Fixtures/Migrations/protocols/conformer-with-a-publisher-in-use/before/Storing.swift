import Combine

protocol Storing: ObservableObject {
  var items: [Int] { get }
}

final class MemoryStore: Storing {
  @Published var items = [1, 2]
}
