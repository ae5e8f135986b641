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

extension View {
  func sheet<Item, Content: View>(item: Binding<Item?>, content: (Box<Item>) -> Content) -> some View {
    self
  }
}

struct Screen: View {
  @State private var edited: Counter?

  var body: some View {
    Text("a")
      .sheet(item: $edited) { box in
        CounterLabel().environmentObject(box.value)
      }
  }
}
