import SwiftUI

protocol Screen: View {
  associatedtype Model: AnyObject & Observable
  var model: Model { get }
}

@Observable
final class Store {
  var items: [Int] = []
}

struct StoreScreen: Screen {
  var model: Store

  var body: some View {
    Text("\(model.items.count)")
  }
}
