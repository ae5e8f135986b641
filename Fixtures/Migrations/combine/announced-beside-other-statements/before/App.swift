import SwiftUI

final class Player: ObservableObject {
  private(set) var volume = 0.5

  func mute() {
    objectWillChange.send()
    self.volume = 0
    UserDefaults.standard.set(true, forKey: "mute")
  }
}

final class Reader: ObservableObject {
  private(set) var page = 0
  var isLoud: Bool { UserDefaults.standard.bool(forKey: "loud") }

  func turn() {
    objectWillChange.send()
    page += 1
  }
}

final class Counter: ObservableObject {
  var count = 0
  var isLoud: Bool { UserDefaults.standard.bool(forKey: "loud") }

  func check() {
    objectWillChange.send()
    if count == 1 { print("one") }
  }
}

final class Settings: ObservableObject {
  private(set) var changes = 0
  var isLoud: Bool { UserDefaults.standard.bool(forKey: "loud") }

  func toggle() {
    objectWillChange.send()
    UserDefaults.standard.set(!isLoud, forKey: "loud")
    changes += 1
  }
}

final class Feed: ObservableObject {
  var items: [Int] = []
  var isLoud: Bool { UserDefaults.standard.bool(forKey: "loud") }

  func log() {
    objectWillChange.send()
    items.forEach { print($0) }
  }
}
