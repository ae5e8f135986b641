import SwiftUI

final class Store: ObservableObject {
  @Published var count = 0
}

struct Root: View {
  @StateObject private var store = Store()

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
      .environmentObject(store)
  }
}

struct Leaf: View {
  @EnvironmentObject private var store: Store

  var body: some View {
    Text("\(store.count)")
  }
}
