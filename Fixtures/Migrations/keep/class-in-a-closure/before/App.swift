import SwiftUI

struct Screen: View {
  var body: some View {
    final class Counter: ObservableObject {
      @Published var count = 0
    }
    let counter = Counter()
    return Text("\(counter.count)")
  }
}
