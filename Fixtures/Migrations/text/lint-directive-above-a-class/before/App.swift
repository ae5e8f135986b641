import SwiftUI

enum Models {
  // swiftlint:disable:next type_name
  final class D: ObservableObject {
    @Published var number = 0
  }

  // Counts what is shown.
  final class Counter: ObservableObject {
    @Published var number = 0
  }
}

enum Outer {  // swiftlint:disable:next type_name
  final class E: ObservableObject {
    @Published var number = 0
  }

  /* swiftlint:disable:next type_name
  // disable:next */
  final class F: ObservableObject {
    @Published var number = 0
  }
}

struct CounterView: View {
  @State private var isOn = false
  @StateObject private var counter = Models.Counter()
  @StateObject private var d = Models.D()
  @StateObject private var e = Outer.E()
  @StateObject private var f = Outer.F()

  var body: some View {
    Text("\(counter.number) \(d.number) \(e.number) \(f.number)")
  }
}
