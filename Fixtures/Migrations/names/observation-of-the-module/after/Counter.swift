import SwiftUI

@Observable
final class Counter {
  var last = Observation()
}

struct CounterView: View {
  @State private var counter = Counter()

  var body: some View {
    Text(counter.last.text)
  }
}

final class Sightings: ObservableObject {
  enum Observation { case bird, fish }
  @Published var last = Observation.bird
}
