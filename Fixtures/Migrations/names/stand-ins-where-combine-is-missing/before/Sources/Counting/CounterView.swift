#if canImport(SwiftUI)
import SwiftUI

struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Button("\(counter.count)") { counter.count += 1 }
  }
}
#endif
