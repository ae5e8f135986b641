import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct Parent: View {
  @State private var counter = Counter()

  var body: some View {
    Child(counter: counter)
    Fresh(counter: Counter())
  }
}

struct Child: View {
  @State var counter: Counter

  var body: some View {
    Stepper("\(counter.count)", value: $counter.count)
  }
}

struct Fresh: View {
  @State var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}
