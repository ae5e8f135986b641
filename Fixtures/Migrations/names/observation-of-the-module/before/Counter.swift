import SwiftUI

final class Counter: ObservableObject {
  @Published var last = Observation()
}

struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Text(counter.last.text)
  }
}

final class Sightings: ObservableObject {
  enum Observation { case bird, fish }
  @Published var last = Observation.bird
}
