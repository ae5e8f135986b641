import SwiftUI

// observify:ignore -- shared with an extension that runs on iOS 16
final class Counter: ObservableObject {
  @Published var count = 0
}

final class Meter: ObservableObject {
  @Published var level = 0
}

struct CounterView: View {
  @StateObject private var counter = Counter()
  @StateObject private var meter = Meter()

  var body: some View {
    Text("\(counter.count) \(meter.level)")
  }
}
