import SwiftUI

@Observable
final class Store<Item> {
  var items: [Item] = []
}

enum App {
  @Observable
  final class Session {
    var user = ""
  }
}

struct StoreView: View {
  @Environment(Store<[String: Int]>.self) var store
  @Environment(App.Session.self) var session

  var body: some View {
    Text("\(store.items.count) \(session.user)")
  }
}

struct AnyStoreView<Item>: View {
  @Environment(Store<Item>.self) var store

  var body: some View {
    Text("\(store.items.count)")
  }
}
