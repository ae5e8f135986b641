import Combine

protocol Storing: ObservableObject {
  var items: [Int] { get set }
}

protocol Naming: Storing, Identifiable {
  var name: String { get }
}
