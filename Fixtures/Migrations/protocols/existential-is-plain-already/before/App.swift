import SwiftUI

protocol Storing: ObservableObject {
  var items: [Int] { get }
}

final class Store: Storing {
  @Published var items: [Int] = []
}

struct CountView: View {
  let store: any Storing
  weak var parent: (any Storing)?

  var body: some View {
    Text("\(store.items.count) of \(parent?.items.count ?? 0)")
  }
}
