import SwiftUI

@Observable
final class Counter {
  var count = 0
  var name = ""
  var names: [String] = []
  var isShown = false

  func load() async {}
}

struct CounterStepper: View {
  @Environment(Counter.self) private var counter

  var body: some View {
    @Bindable var counter = counter
    VStack {
      Text(counter.name)
      Stepper("Count", value: $counter.count)
      TextField("Name", text: $counter.name)
    }
    .sheet(isPresented: $counter.isShown) { Text("Sheet") }
  }
}
