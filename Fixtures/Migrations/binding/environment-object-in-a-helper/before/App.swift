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
      stepper
      TextField("Name", text: name)
      ForEach(counter.names.indices, id: \.self) { field($0) }
    }
  }

  private var stepper: some View {
    Stepper("Count", value: $counter.count)
  }

  private var name: Binding<String> {
    $counter.name
  }

  private func field(_ index: Int) -> some View {
    TextField("Name", text: $counter.names[index])
  }
}
