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
  let title: String

  var body: some View {
    Text(title)
  }
}
