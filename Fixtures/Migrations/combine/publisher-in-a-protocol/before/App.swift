import SwiftUI

protocol Carrying {
  var itemsPublisher: Published<[Int]>.Publisher { get }
}

final class Cart: ObservableObject, Carrying {
  @Published var items: [Int] = []
  var itemsPublisher: Published<[Int]>.Publisher { $items }
}
