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
    Stepper("Count", value: $counter.count)
      .task { await counter.load() }
  }
}

struct CounterRun: View {
  @EnvironmentObject private var counter: Counter

  var body: some View {
    Stepper(run("\(counter.count)"), value: $counter.count)
  }

  private func run(_ title: String) -> LocalizedStringKey { LocalizedStringKey(title) }
}

struct CounterButton: View {
  @EnvironmentObject private var counter: Counter

  var body: some View {
    TextField("Name", text: $counter.name)
      .onSubmit {
        Task { await counter.load() }
      }
  }
}
