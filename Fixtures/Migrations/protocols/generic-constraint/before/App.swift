import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

struct Card<Model: ObservableObject, Content: View>: View {
  @ObservedObject var model: Model
  let content: (Model) -> Content

  var body: some View {
    content(model)
  }
}

struct StoreView: View {
  @StateObject private var store = Store()

  var body: some View {
    Card(model: store) { Text("\($0.items.count)") }
  }
}
