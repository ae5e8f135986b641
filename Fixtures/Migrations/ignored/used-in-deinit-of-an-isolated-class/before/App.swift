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

/// Both use it on the actor.
@MainActor
final class Player: ObservableObject {
  @Published var tracks = 0
  private(set) var current: Int?

  func play() { current = 1 }

  deinit {
    MainActor.assumeIsolated { current = nil }
  }
}

@MainActor
final class Recorder: ObservableObject {
  @Published var tracks = 0
  private(set) var current: Int?

  func record() { current = 1 }

  isolated deinit {
    current = nil
  }
}
