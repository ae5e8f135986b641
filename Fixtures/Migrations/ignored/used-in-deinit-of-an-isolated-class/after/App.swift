import SwiftUI

@MainActor
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
