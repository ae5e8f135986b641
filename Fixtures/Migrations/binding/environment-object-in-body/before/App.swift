import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

struct CounterStepper: View {
  @EnvironmentObject private var counter: Counter

  var body: some View {
    VStack {
      Text(counter.name)
      Stepper("Count", value: $counter.count)
      TextField("Name", text: $counter.name)
    }
    .sheet(isPresented: $counter.isShown) { Text("Sheet") }
  }
}
