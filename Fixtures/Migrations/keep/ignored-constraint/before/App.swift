import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

// observify:ignore
struct Card<Model: ObservableObject>: View {
  let model: Model

  var body: some View {
    Text("\(Model.self)")
  }
}

// observify:ignore
typealias Watched = ObservableObject

final class Draft: Watched {
  @Published var text = ""
}

final class Memo: ObservableObject {
  @Published var text = ""
}

struct Screen: View {
  let store: Store
  let memo: Memo

  var body: some View {
    VStack {
      Card(model: store)
      // observify:ignore
      Text("").environmentObject(memo)
    }
  }
}
