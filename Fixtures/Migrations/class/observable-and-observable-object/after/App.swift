import SwiftUI

@Observable
final class Counter {
  var count = 0
  @ObservationIgnored var steps = 0
}

@MainActor @Observable
final class Store: NSObject, Identifiable {
  var items: [String] = []

  override init() {
    items = ["a"]
  }
}

@Observable
final class Session {
  var name = ""
}

struct CounterView: View {
  @State private var counter = Counter()
  @State private var store = Store()
  @State private var session = Session()

  var body: some View {
    Stepper("Count", value: $counter.count)
    ItemsView(store: store)
      .environment(session)
  }
}

struct ItemsView: View {
  var store: Store
  @Environment(Session.self) var session

  var body: some View {
    @Bindable var session = session
    ForEach(store.items, id: \.self) { Text($0) }
    TextField("Name", text: $session.name)
  }
}
