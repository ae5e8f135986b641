import SwiftUI

@Observable
final class Player {
  private(set) var volume = 0.5

  func mute() {
    self.volume = 0
    UserDefaults.standard.set(true, forKey: "mute")
  }
}

@Observable
final class Reader {
  private(set) var page = 0
  var isLoud: Bool { UserDefaults.standard.bool(forKey: "loud") }

  func turn() {
    page += 1
  }
}

@Observable
final class Counter {
  var count = 0

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var isLoud: Bool {
    _ = revision
    return UserDefaults.standard.bool(forKey: "loud")
  }

  func check() {
    revision += 1
    if count == 1 { print("one") }
  }
}

@Observable
final class Settings {
  private(set) var changes = 0

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var isLoud: Bool {
    _ = revision
    return UserDefaults.standard.bool(forKey: "loud")
  }

  func toggle() {
    revision += 1
    UserDefaults.standard.set(!isLoud, forKey: "loud")
    changes += 1
  }
}

@Observable
final class Feed {
  var items: [Int] = []

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var isLoud: Bool {
    _ = revision
    return UserDefaults.standard.bool(forKey: "loud")
  }

  func log() {
    revision += 1
    items.forEach { print($0) }
  }
}
