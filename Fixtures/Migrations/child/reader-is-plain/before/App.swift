import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0

  func increment() {
    count += 1
  }
}

struct CounterLabel: View {
  let title: String
  @ObservedObject var counter: Counter
  var color = Color.red

  var body: some View {
    Button("\(title) \(counter.count)") { counter.increment() }
      .onTapGesture { counter.count = 0 }
      .onChange(of: counter.count) { print($0, $1) }
  }
}

struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    CounterLabel(title: "Count", counter: counter, color: .blue)
  }
}
