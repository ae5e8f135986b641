import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

@MainActor
@propertyWrapper
struct Watched<Model: ObservableObject>: DynamicProperty {
  @ObservedObject var wrappedValue: Model
}

struct Screen: View {
  @Watched var store: Store

  var body: some View {
    Text("\(store.items.count)")
  }
}
