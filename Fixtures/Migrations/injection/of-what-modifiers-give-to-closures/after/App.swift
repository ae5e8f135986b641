import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterLabel: View {
  @Environment(Counter.self) var counter

  var body: some View {
    Text("\(counter.count)")
  }
}

extension Counter: Identifiable {}

struct Screen: View {
  @State private var edited: Counter?
  @State private var isShown = false

  var body: some View {
    Text("a")
      .sheet(item: $edited, onDismiss: { isShown = false }) { item in
        CounterLabel().environment(item)
      }
      .navigationDestination(item: $edited) { item in
        CounterLabel().environment(item)
      }
      .fullScreenCover(item: $edited) {
        CounterLabel().environment($0)
      }
      .popover(item: $edited) { item in
        CounterLabel().environment(item)
      }
      .alert("a", isPresented: $isShown, presenting: edited) { item in
        CounterLabel().environment(item)
      } message: { item in
        CounterLabel().environment(item)
      }
  }
}
