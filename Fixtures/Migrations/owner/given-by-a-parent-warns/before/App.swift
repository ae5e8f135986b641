import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct Parent: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Child(counter: counter)
    Fresh(counter: Counter())
    Default(counter: counter)
    Made(counter: counter)
  }
}

struct Default: View {
  @StateObject var counter = Counter()

  var body: some View {
    Text("\(counter.count)")
  }
}

struct Made: View {
  @StateObject var counter: Counter

  init(counter: Counter) {
    _counter = StateObject(wrappedValue: Counter())
  }

  var body: some View {
    Text("\(counter.count)")
  }
}

struct Shown: View {
  @StateObject var counter: Counter

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
