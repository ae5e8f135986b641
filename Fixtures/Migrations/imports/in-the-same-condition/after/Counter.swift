#if canImport(SwiftUI)
import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  var counter: Counter

  var body: some View { Text("\(counter.count)") }
}

struct MeterView: View {
  var meter: Meter

  var body: some View { Text("\(meter.level)") }
}
#endif
