import SwiftUI

@Observable
final class Counter {
  var count = 0
}

extension View {
  func provide<Object: AnyObject & Observable>(_ object: Object) -> some View {
    environment(object)
  }
}

struct Screen: View {
  let counter: Counter

  var body: some View {
    Text("\(counter.count)").provide(counter)
  }
}
