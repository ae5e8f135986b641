import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CountingModifier: ViewModifier {
  @StateObject private var counter = Counter()

  func body(content: Content) -> some View {
    content.badge(counter.count)
  }
}

struct CountingStyle: ButtonStyle {
  @ObservedObject var counter: Counter

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(counter.count > 0 ? 1 : 0.5)
  }
}

struct CountingToolbar: ToolbarContent {
  @EnvironmentObject var counter: Counter

  var body: some ToolbarContent {
    ToolbarItem {
      Stepper("Count", value: $counter.count)
    }
  }
}

@MainActor
struct CountProperty: DynamicProperty {
  @StateObject private var counter = Counter()

  var count: Int { counter.count }
}
