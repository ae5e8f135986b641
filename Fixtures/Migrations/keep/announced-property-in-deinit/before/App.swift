import SwiftUI

@MainActor
final class Watcher: ObservableObject {
  var events = 0 {
    willSet { objectWillChange.send() }
  }

  deinit {
    print(events)
  }
}

struct WatcherView: View {
  @ObservedObject var watcher: Watcher

  var body: some View {
    Text("\(watcher.events)")
  }
}
