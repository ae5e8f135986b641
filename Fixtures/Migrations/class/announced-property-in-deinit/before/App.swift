import SwiftUI

final class Lease {
  var title = "a"
  func close() async {}
}

@MainActor
final class Watcher: ObservableObject {
  var events = 0 {
    willSet { objectWillChange.send() }
  }
  @Published var page = 0
  private var lease: Lease?
  private var task: Task<Void, Never>?

  var title: String { lease?.title ?? "-" }

  func open() {
    lease = Lease()
    page += 1
    task = Task {}
  }

  deinit {
    print(events)
    task?.cancel()
    let lease = lease
    Task { await lease?.close() }
  }
}

struct WatcherView: View {
  @ObservedObject var watcher: Watcher

  var body: some View {
    Text("\(watcher.events) \(watcher.page)")
    TitleView(watcher: watcher)
  }
}

struct TitleView: View {
  @ObservedObject var watcher: Watcher

  var body: some View { Text(watcher.title) }
}
