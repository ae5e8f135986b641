import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  @Environment(Counter.self) private var counter

  var body: some View {
    @Bindable var counter = counter
    Form {
      Section("Count") {
        if counter.count < 10 {
          Stepper("Count", value: $counter.count)
        }
      }
      footer()
    }
  }

  @ViewBuilder func footer() -> some View {
    @Bindable var counter = counter
    Text("\(counter.count)")
    Stepper("Again", value: $counter.count)
  }
}
