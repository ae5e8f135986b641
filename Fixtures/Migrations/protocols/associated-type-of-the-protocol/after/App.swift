import SwiftUI

protocol Screen: View where Model: AnyObject & Observable {
  associatedtype Model
  var model: Model { get }
}

@Observable
final class Store {
  var items: [Int] = []
}

struct StoreScreen: Screen {
  let model: Store

  var body: some View {
    Text("\(model.items.count)")
  }
}
