import SwiftUI

@Observable
final class Counter: ObservableObject {
  var count = 0
  @ObservationIgnored var steps = 0
}

@MainActor @Observable
final class Store: NSObject, ObservableObject, Identifiable {
  var items: [String] = []

  override init() {
    items = ["a"]
  }
}

@Observable
final class Session {
  var name = ""
}

extension Session: ObservableObject {}

struct CounterView: View {
  @StateObject private var counter = Counter()
  @StateObject private var store = Store()
  @StateObject private var session = Session()

  var body: some View {
    Stepper("Count", value: $counter.count)
    ItemsView(store: store)
      .environmentObject(session)
  }
}

struct ItemsView: View {
  @ObservedObject var store: Store
  @EnvironmentObject var session: Session

  var body: some View {
    ForEach(store.items, id: \.self) { Text($0) }
    TextField("Name", text: $session.name)
  }
}
