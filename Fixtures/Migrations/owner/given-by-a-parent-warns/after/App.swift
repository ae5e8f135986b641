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
    Default(counter: counter)
    Made(counter: counter)
  }
}

struct Default: View {
  @State var counter = Counter()

  var body: some View {
    Text("\(counter.count)")
  }
}

struct Made: View {
  @State var counter: Counter

  init(counter: Counter) {
    _counter = State(wrappedValue: Counter())
  }

  var body: some View {
    Text("\(counter.count)")
  }
}

struct Shown: View {
  @State var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}

struct Shown_Previews: PreviewProvider {
  static let counter = Counter()

  static var previews: some View {
    Shown(counter: counter)
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
