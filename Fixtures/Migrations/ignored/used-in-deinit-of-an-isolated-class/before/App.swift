import SwiftUI

@MainActor
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
