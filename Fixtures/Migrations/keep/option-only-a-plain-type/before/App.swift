import SwiftUI

struct Item {
  var name = ""
}

final class Store: ObservableObject {
  @Published var items: [Item] = []
}
