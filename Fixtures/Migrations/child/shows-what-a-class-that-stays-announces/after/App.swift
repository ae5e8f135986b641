import SwiftUI
import Combine

final class Store: ObservableObject {
  static let shared = Store()
  @Published var items: [String] = []
  func fetch() async { items = ["a"] }
}

@Observable
final class Poller {
  var tick = 0
  func poll() { tick += 1 }
}

struct FeedView: View {
  var poller: Poller

  var body: some View {
    let _ = poller.tick  // Update when `tick` changes; `Store.items` is not observable.
    ForEach(Store.shared.items, id: \.self) { Text($0) }
      .task { await Store.shared.fetch() }
      .onReceive(Store.shared.objectWillChange) { _ in }
  }
}

@Observable
final class AppState {
  var polls = 0
  let store = Store()
  func poll() { polls += 1 }
}

struct AgentsView: View {
  @Environment(AppState.self) var state

  var body: some View {
    Text("\(state.store.items.count) items")
    Button("Poll") { state.poll() }
  }
}

struct OwnView: View {
  @Environment(AppState.self) var state
  @ObservedObject var store: Store

  var body: some View {
    Text("\(state.polls) \(store.items.count)")
  }
}

struct Root: View {
  @State var poller = Poller()
  @State var state = AppState()

  var body: some View {
    VStack {
      Text("\(poller.tick)")
      FeedView(poller: poller)
      AgentsView()
      OwnView(store: state.store)
    }
    .environment(state)
    .onAppear { poller.poll() }
  }
}
