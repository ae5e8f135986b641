import SwiftUI

@MainActor final class Counter: ObservableObject { @Published var count = 0; @Published var name = "" }

struct CounterLabel: View { @ObservedObject var counter: Counter; var body: some View { Text(counter.name) } }

final class Shop: ObservableObject {
  @Published var count = 0
  var names: [String] = []

  func put() { names = ["a"]; objectWillChange.send() }
  func more() { names = ["a"]; objectWillChange.send(); count += 1 }
  func last() {
    names = ["b"]; objectWillChange.send()
  }
  func first() { objectWillChange.send(); names = ["c"] }
}
