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

struct CounterView: View {
  @State private var isOn = false
  @State private var counter = Models.Counter()
  @State private var d = Models.D()

  var body: some View {
    Text("\(counter.number) \(d.number)")
  }
}
