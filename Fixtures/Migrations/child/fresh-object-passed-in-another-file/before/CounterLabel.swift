import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterLabel: View {
  let title: String
  @ObservedObject var counter = Counter()

  var body: some View {
    Text("\(title) \(counter.count)")
  }
}
