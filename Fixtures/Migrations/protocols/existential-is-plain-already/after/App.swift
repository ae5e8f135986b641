import SwiftUI

protocol Storing: AnyObject, Observable {
  var items: [Int] { get }
}

@Observable
final class Store: Storing {
  var items: [Int] = []
}

struct CountView: View {
  let store: any Storing
  weak var parent: (any Storing)?

  var body: some View {
    Text("\(store.items.count) of \(parent?.items.count ?? 0)")
  }
}
