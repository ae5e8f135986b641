import SwiftUI

@Observable
final class Counter {
  var count = 0
  var name = ""
  var names: [String] = []
  var isShown = false

  func load() async {}
}

struct CounterLabel: View {
  var body: some View {
    let counter = 3
    Text("\(counter)")
  }
}
