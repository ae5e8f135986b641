import SwiftUI

enum Models {
  @Observable
  // swiftlint:disable:next type_name
  final class D {
    var number = 0
  }

  // Counts what is shown.
  @Observable
  final class Counter {
    var number = 0
  }
}

enum Outer {  // swiftlint:disable:next type_name
  @Observable
  final class E {
    var number = 0
  }

  /* swiftlint:disable:next type_name
  // disable:next */
  @Observable
  final class F {
    var number = 0
  }
}

struct CounterView: View {
  @State private var isOn = false
  @State private var counter = Models.Counter()
  @State private var d = Models.D()
  @State private var e = Outer.E()
  @State private var f = Outer.F()

  var body: some View {
    Text("\(counter.number) \(d.number) \(e.number) \(f.number)")
  }
}
