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
    VStack {
      stepper
      TextField("Name", text: name)
      ForEach(counter.names.indices, id: \.self) { field($0) }
    }
  }

  private var stepper: some View {
    Stepper("Count", value: Bindable(counter).count)
  }

  private var name: Binding<String> {
    Bindable(counter).name
  }

  private func field(_ index: Int) -> some View {
    TextField("Name", text: Bindable(counter).names[index])
  }
}
