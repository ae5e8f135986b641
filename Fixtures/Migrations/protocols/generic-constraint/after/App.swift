import SwiftUI

@Observable
final class Store {
  var items: [Int] = []
}

struct Card<Model: AnyObject & Observable, Content: View>: View {
  var model: Model
  let content: (Model) -> Content

  var body: some View {
    content(model)
  }
}

struct StoreView: View {
  @State private var store = Store()

  var body: some View {
    Card(model: store) { Text("\($0.items.count)") }
  }
}
