import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

let shelf = Shelf(Store())
