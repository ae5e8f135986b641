import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterLabel: View {
  @EnvironmentObject var counter: Counter

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
        CounterLabel().environmentObject(item)
      }
      .navigationDestination(item: $edited) { item in
        CounterLabel().environmentObject(item)
      }
      .fullScreenCover(item: $edited) {
        CounterLabel().environmentObject($0)
      }
      .popover(item: $edited) { item in
        CounterLabel().environmentObject(item)
      }
      .alert("a", isPresented: $isShown, presenting: edited) { item in
        CounterLabel().environmentObject(item)
      } message: { item in
        CounterLabel().environmentObject(item)
      }
  }
}
