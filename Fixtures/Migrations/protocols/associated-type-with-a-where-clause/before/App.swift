import SwiftUI

protocol Screen: View {
  associatedtype Model where Model: ObservableObject
  var model: Model { get }
}

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

struct StoreScreen: Screen {
  let model: Store

  var body: some View {
    Text("\(model.items.count)")
  }
}
