import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

private struct CounterKey: EnvironmentKey {
  static let defaultValue = Counter()
}

extension EnvironmentValues {
  var counter: Counter {
    get { self[CounterKey.self] }
    set { self[CounterKey.self] = newValue }
  }
}

struct CounterLabel: View {
  @Environment(\.counter) private var counter
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(counter.name)
      .environment(\.counter, Counter())
  }
}
