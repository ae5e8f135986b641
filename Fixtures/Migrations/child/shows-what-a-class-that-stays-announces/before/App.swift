import SwiftUI
import Combine

final class Store: ObservableObject {
  static let shared = Store()
  @Published var items: [String] = []
  func fetch() async { items = ["a"] }
}

final class Poller: ObservableObject {
  @Published var tick = 0
  func poll() { tick += 1 }
}

struct FeedView: View {
  @ObservedObject var poller: Poller

  var body: some View {
    ForEach(Store.shared.items, id: \.self) { Text($0) }
      .task { await Store.shared.fetch() }
      .onReceive(Store.shared.objectWillChange) { _ in }
  }
}

final class AppState: ObservableObject {
  @Published var polls = 0
  let store = Store()
  func poll() { polls += 1 }
}

struct AgentsView: View {
  @EnvironmentObject var state: AppState

  var body: some View {
    Text("\(state.store.items.count) items")
    Button("Poll") { state.poll() }
  }
}

struct OwnView: View {
  @EnvironmentObject var state: AppState
  @ObservedObject var store: Store

  var body: some View {
    Text("\(state.polls) \(store.items.count)")
  }
}

struct Root: View {
  @StateObject var poller = Poller()
  @StateObject var state = AppState()

  var body: some View {
    VStack {
      Text("\(poller.tick)")
      FeedView(poller: poller)
      AgentsView()
      OwnView(store: state.store)
    }
    .environmentObject(state)
    .onAppear { poller.poll() }
  }
}
