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

struct Screen: View {
  @Injected(Counter.self) private var injected

  var body: some View {
    CounterLabel()
      .environmentObject(injected)
  }
}
