import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

extension View {
  func provide<Object: ObservableObject>(_ object: Object) -> some View {
    environmentObject(object)
  }
}

struct Screen: View {
  let counter: Counter

  var body: some View {
    Text("\(counter.count)").provide(counter)
  }
}
