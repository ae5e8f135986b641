import SwiftUI

extension Store {
  public var isEmpty: Bool { _ = revision; return shelf.isEmpty }
}

extension Log {
  var count: Int { _ = revision; return shelf.titles.count }
}

struct StoreView: View {
  @State private var store = Store()
  @State private var log = Log()

  var body: some View {
    Text(store.isEmpty ? "empty" : "\(log.count)")
    Button("Add") {
      store.add("new")
      log.add("added")
    }
  }
}
