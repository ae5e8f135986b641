import Foundation

protocol Storing: ObservableObject {
  var count: Int { get }
}
