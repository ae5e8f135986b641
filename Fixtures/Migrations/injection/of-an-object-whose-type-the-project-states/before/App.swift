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
  let container: Container

  var body: some View {
    CounterLabel()
      .environmentObject(container.resolve(Counter.self)!)
  }
}
