import SwiftUI

@MainActor @Observable final class Counter { var count = 0; var name = "" }

struct CounterLabel: View { var counter: Counter; var body: some View { Text(counter.name) } }

@Observable final class Shop {
  var count = 0
  var names: [String] = []

  func put() { names = ["a"] }
  func more() { names = ["a"]; count += 1 }
  func last() {
    names = ["b"]
  }
  func first() { names = ["c"] }
}
