import SwiftUI

@Observable
final class Store {
  var items: [Int] = []
}

let shelf = Shelf(Store())
