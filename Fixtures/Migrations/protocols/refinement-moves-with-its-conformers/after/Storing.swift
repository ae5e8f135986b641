import Observation

protocol Storing: AnyObject, Observable {
  var items: [Int] { get set }
}

protocol Naming: Storing, Identifiable {
  var name: String { get }
}
