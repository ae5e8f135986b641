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

/// Both use it on the actor.
@MainActor
@Observable
final class Player {
  var tracks = 0
  private(set) var current: Int?

  func play() { current = 1 }

  deinit {
    MainActor.assumeIsolated { current = nil }
  }
}

@MainActor
@Observable
final class Recorder {
  var tracks = 0
  private(set) var current: Int?

  func record() { current = 1 }

  isolated deinit {
    current = nil
  }
}
