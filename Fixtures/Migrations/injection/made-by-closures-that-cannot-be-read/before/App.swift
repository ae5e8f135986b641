import PartnerKit
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterLabel: View {
  @EnvironmentObject var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}

enum Preview {
  static let counter = {
    if ready { return Counter() }
    return restored()
  }()
}

struct Screen: View {
  var body: some View {
    VStack {
      CounterLabel()
        .environmentObject(
          {
            let counter = Counter()
            counter.count = 2
            return counter
          }())
      CounterLabel()
        .environmentObject(Preview.counter)
    }
  }
}
