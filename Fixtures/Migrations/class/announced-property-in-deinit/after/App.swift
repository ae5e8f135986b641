import SwiftUI

final class Lease {
  var title = "a"
  func close() async {}
}

@MainActor
@Observable
final class Watcher {
  var events = 0
  var page = 0
  private var lease: Lease?
  @ObservationIgnored private var task: Task<Void, Never>?

  var title: String { lease?.title ?? "-" }

  func open() {
    lease = Lease()
    page += 1
    task = Task {}
  }

  deinit {
    print(_events)
    task?.cancel()
    let lease = _lease
    Task { await lease?.close() }
  }
}

struct WatcherView: View {
  var watcher: Watcher

  var body: some View {
    Text("\(watcher.events) \(watcher.page)")
    TitleView(watcher: watcher)
  }
}

struct TitleView: View {
  var watcher: Watcher

  var body: some View { Text(watcher.title) }
}
