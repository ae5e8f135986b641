import SwiftUI

@Observable
final class Counter {
  var count = 0
  var name = ""
  var names: [String] = []
  var isShown = false

  func load() async {}
}

/// Shows `$counter.count`.
struct CounterLabel: View {
  var counter: Counter

  var body: some View {
    // $counter.name would be a binding.
    Text(verbatim: "$counter.name" + #"\($counter.name)"#)
  }
}

struct CounterDump: View {
  @Bindable var counter: Counter

  var body: some View {
    Text(verbatim: "\($counter.name)")
  }
}
