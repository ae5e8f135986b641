import SwiftUI

@Observable
final class Store: Storing {
  var items: [Int] = []
}

@Observable
final class NamedStore: Naming {
  let id = 1
  let name = "Items"
  var items = [1]
}

struct StoreView<Model: Storing>: View {
  @Bindable var model: Model

  var body: some View {
    Stepper("\(model.items.count)", value: $model.items[0])
  }
}
