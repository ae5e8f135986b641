import SwiftUI

final class Watcher: ObservableObject {
  @Published var events = 0
  var path = "/tmp"

  deinit {
    print("closed", path)
  }
}

struct WatcherView: View {
  @ObservedObject var watcher: Watcher

  var body: some View {
    Text("\(watcher.path): \(watcher.events)")
  }
}
