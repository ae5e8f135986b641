import SwiftUI

@Observable
final class Counter {
  // what is shown
  var count = 0
  // The name.
  private(set) var name = ""
}

struct CounterView: View {
  @State  // the owner
  private var counter = Counter()

  var body: some View {
    CounterLabel(counter: counter)
  }
}

struct CounterLabel: View {
  /* read only */ var counter: Counter
  // swiftlint:disable:next private_environment
  @Environment(Counter.self) /* found */ var other /* the */

  var body: some View {
    Text("\(counter.count + other.count)")
  }
}
