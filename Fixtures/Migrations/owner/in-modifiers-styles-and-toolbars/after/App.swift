import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CountingModifier: ViewModifier {
  @State private var counter = Counter()

  func body(content: Content) -> some View {
    content.badge(counter.count)
  }
}

struct CountingStyle: ButtonStyle {
  var counter: Counter

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(counter.count > 0 ? 1 : 0.5)
  }
}

struct CountingToolbar: ToolbarContent {
  @Environment(Counter.self) var counter

  var body: some ToolbarContent {
    @Bindable var counter = counter
    ToolbarItem {
      Stepper("Count", value: $counter.count)
    }
  }
}

@MainActor
struct CountProperty: DynamicProperty {
  @State private var counter = Counter()

  var count: Int { counter.count }
}
