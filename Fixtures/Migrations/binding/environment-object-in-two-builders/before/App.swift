import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @EnvironmentObject private var counter: Counter

  var body: some View {
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
    Text("\(counter.count)")
    Stepper("Again", value: $counter.count)
  }
}
