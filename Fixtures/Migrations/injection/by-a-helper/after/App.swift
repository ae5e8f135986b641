import SwiftUI

@Observable
final class Counter {
  var count = 0
}

extension View {
  func counting(_ counter: Counter) -> some View {
    environment(counter)
  }

  func alsoCounting(_ counter: Counter) -> some View {
    self.environment(counter)
  }
}

struct Screen: View {
  let counter: Counter

  var body: some View {
    Text("\(counter.count)").counting(counter)
  }
}
