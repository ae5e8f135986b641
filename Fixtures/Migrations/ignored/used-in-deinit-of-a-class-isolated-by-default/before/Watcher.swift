import SwiftUI

final class Watcher: ObservableObject {
  @Published var events = 0
  var path = "/tmp"

  func watch() {
    path = "/var"
  }

  deinit {
    print("closed", path)
  }
}

nonisolated final class Recorder: ObservableObject {
  @Published var events = 0
  var path = "/tmp"

  func record() {
    path = "/var"
  }

  deinit {
    print("closed", path)
  }
}
