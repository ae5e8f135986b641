import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

/// Shows `$counter.count`.
struct CounterLabel: View {
  @ObservedObject var counter: Counter

  var body: some View {
    // $counter.name would be a binding.
    Text(verbatim: "$counter.name" + #"\($counter.name)"#)
  }
}

struct CounterDump: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text(verbatim: "\($counter.name)")
  }
}
