import SwiftUI

protocol Storing: AnyObject, ObservableObject {
  var items: [Int] { get }
}

final class Store: Storing {
  @Published var items: [Int] = []
}
