import SwiftUI

@Observable
final class Counter {
  var count = 0
  var name = ""
  var names: [String] = []
  var isShown = false

  func load() async {}
}

struct CounterModifier: ViewModifier {
  @Environment(Counter.self) private var counter

  func body(content: Content) -> some View {
    @Bindable var counter = counter
    content
      .sheet(isPresented: $counter.isShown) { Text("Sheet") }
  }
}
