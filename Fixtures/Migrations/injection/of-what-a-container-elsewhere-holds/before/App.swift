import Factory
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
  var body: some View {
    VStack {
      CounterLabel().environmentObject(Container.shared.counter())
      CounterLabel().environmentObject(resolve(\.counter))
    }
  }
}
