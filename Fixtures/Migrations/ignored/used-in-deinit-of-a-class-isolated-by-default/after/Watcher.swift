import SwiftUI

@Observable
final class Watcher {
  var events = 0
  @ObservationIgnored var path = "/tmp"

  func watch() {
    path = "/var"
  }

  deinit {
    print("closed", path)
  }
}

@Observable
nonisolated final class Recorder {
  var events = 0
  var path = "/tmp"

  func record() {
    path = "/var"
  }

  deinit {
    print("closed", path)
  }
}
