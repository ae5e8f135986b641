import SwiftUI

protocol Storing: ObservableObject {
  var items: [Int] { get }
}

final class Store: Storing {
  @Published var items: [Int] = []
}

struct StoreView<Model: Storing>: View {
  @StateObject var model: Model

  var body: some View {
    Text("\(model.items.count)")
  }
}
