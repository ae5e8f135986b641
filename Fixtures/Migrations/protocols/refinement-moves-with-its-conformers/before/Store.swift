import SwiftUI

final class Store: Storing {
  @Published var items: [Int] = []
}

final class NamedStore: Naming {
  let id = 1
  let name = "Items"
  @Published var items = [1]
}

struct StoreView<Model: Storing>: View {
  @ObservedObject var model: Model

  var body: some View {
    Stepper("\(model.items.count)", value: $model.items[0])
  }
}
