import SwiftUI

@Observable
final class Store {
  var count = 0
}

struct Root: View {
  @State private var store = Store()

  var body: some View {
    rows
  }

  private var rows: some View {
    Leaf()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .frame(width: 10)
      .padding()
      .environment(store)
  }
}

struct Leaf: View {
  @Environment(Store.self) private var store

  var body: some View {
    Text("\(store.count)")
  }
}
