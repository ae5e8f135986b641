import SwiftUI

protocol Screen: View {
  associatedtype Model where Model: AnyObject & Observable
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
