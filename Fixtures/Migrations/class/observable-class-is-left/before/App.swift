import SwiftUI

@Observable
final class Counter {
  var count = 0
  @ObservationIgnored private var timer: Timer?
}

struct CounterView: View {
  @State private var counter = Counter()

  var body: some View {
    Stepper("Count", value: $counter.count)
      .environment(counter)
  }
}

struct CounterLabel: View {
  @Environment(Counter.self) private var counter

  var body: some View {
    @Bindable var counter = counter
    Stepper("\(counter.count)", value: $counter.count)
  }
}
