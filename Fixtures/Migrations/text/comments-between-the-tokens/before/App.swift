import SwiftUI

final class Counter: ObservableObject {
  @Published  // what is shown
  var count = 0
  @Published
  // The name.
  private(set) var name = ""
}

struct CounterView: View {
  @StateObject  // the owner
  private var counter = Counter()

  var body: some View {
    CounterLabel(counter: counter)
  }
}

struct CounterLabel: View {
  @ObservedObject /* read only */ var counter: Counter
  // swiftlint:disable:next private_environment
  @EnvironmentObject /* found */ var other: /* the */ Counter

  var body: some View {
    Text("\(counter.count + other.count)")
  }
}
