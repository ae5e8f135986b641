import SwiftUI

@Observable
final class Store {
  var items: [Int] = []
}

@MainActor
@propertyWrapper
struct Watched<Model: AnyObject & Observable>: DynamicProperty {
  var wrappedValue: Model
}

struct Screen: View {
  @Watched var store: Store

  var body: some View {
    Text("\(store.items.count)")
  }
}
