import SwiftUI

// observify:ignore -- shared with an extension that runs on iOS 16
final class Counter: ObservableObject {
  @Published var count = 0
}

@Observable
final class Meter {
  var level = 0
}

struct CounterView: View {
  @StateObject private var counter = Counter()
  @State private var meter = Meter()

  var body: some View {
    Text("\(counter.count) \(meter.level)")
  }
}
