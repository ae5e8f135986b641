import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct Parent: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Child(counter: counter)
    Fresh(counter: Counter())
  }
}

struct Child: View {
  @StateObject var counter: Counter

  var body: some View {
    Stepper("\(counter.count)", value: $counter.count)
  }
}

struct Fresh: View {
  @StateObject var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}
