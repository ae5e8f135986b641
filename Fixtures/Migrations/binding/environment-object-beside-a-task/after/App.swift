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
    Stepper("Count", value: Bindable(counter).count)
      .task { await counter.load() }
  }
}

struct CounterRun: View {
  @Environment(Counter.self) private var counter

  var body: some View {
    @Bindable var counter = counter
    Stepper(run("\(counter.count)"), value: $counter.count)
  }

  private func run(_ title: String) -> LocalizedStringKey { LocalizedStringKey(title) }
}

struct CounterButton: View {
  @Environment(Counter.self) private var counter

  var body: some View {
    TextField("Name", text: Bindable(counter).name)
      .onSubmit {
        Task { await counter.load() }
      }
  }
}
