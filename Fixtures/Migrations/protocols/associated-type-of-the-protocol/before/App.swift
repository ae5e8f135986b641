import SwiftUI

protocol Screen: View where Model: ObservableObject {
  associatedtype Model
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
