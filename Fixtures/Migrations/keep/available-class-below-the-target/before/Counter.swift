import SwiftUI

@available(iOS 17, macOS 14, *)
final class Counter: ObservableObject {
  @Published var count = 0
}

@available(iOS 17, macOS 14, *)
struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Text("\(counter.count)")
  }
}

struct ContentView: View {
  var body: some View {
    if #available(iOS 17, macOS 14, *) {
      CounterView()
    }
  }
}
