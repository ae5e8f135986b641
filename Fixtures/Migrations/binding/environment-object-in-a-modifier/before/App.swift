import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

struct CounterModifier: ViewModifier {
  @EnvironmentObject private var counter: Counter

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: $counter.isShown) { Text("Sheet") }
  }
}
