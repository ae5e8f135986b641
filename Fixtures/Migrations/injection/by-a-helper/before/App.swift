import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

extension View {
  func counting(_ counter: Counter) -> some View {
    environmentObject(counter)
  }

  func alsoCounting(_ counter: Counter) -> some View {
    self.environmentObject(counter)
  }
}

struct Screen: View {
  let counter: Counter

  var body: some View {
    Text("\(counter.count)").counting(counter)
  }
}
