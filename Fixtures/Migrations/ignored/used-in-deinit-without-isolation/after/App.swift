import SwiftUI

@Observable
final class Watcher {
  var events = 0
  var path = "/tmp"

  deinit {
    print("closed", path)
  }
}

struct WatcherView: View {
  var watcher: Watcher

  var body: some View {
    Text("\(watcher.path): \(watcher.events)")
  }
}
