import SwiftUI

@Observable
final class Counter {
  var count = 0
  var name = ""
  var names: [String] = []
  var isShown = false

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
