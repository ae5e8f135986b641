import SwiftUI

final class Store<Item>: ObservableObject {
  @Published var items: [Item] = []
}

enum App {
  final class Session: ObservableObject {
    @Published var user = ""
  }
}

struct StoreView: View {
  @EnvironmentObject var store: Store<[String: Int]>
  @EnvironmentObject var session: App.Session

  var body: some View {
    Text("\(store.items.count) \(session.user)")
  }
}

struct AnyStoreView<Item>: View {
  @EnvironmentObject var store: Store<Item>

  var body: some View {
    Text("\(store.items.count)")
  }
}
