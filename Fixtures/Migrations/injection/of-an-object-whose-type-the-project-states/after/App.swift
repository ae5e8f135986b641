import PartnerKit
import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterLabel: View {
  @Environment(Counter.self) var counter

  var body: some View {
    Text("\(counter.count)")
  }
}

struct Screen: View {
  let container: Container

  var body: some View {
    CounterLabel()
      .environment(container.resolve(Counter.self)!)
  }
}
