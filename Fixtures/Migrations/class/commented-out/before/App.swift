import SwiftUI

// final class Counter: ObservableObject {
//   @Published var count = 0
// }

/*
struct CounterView: View {
  @StateObject private var counter = Counter()
}
*/

struct Screen: View {
  var body: some View {
    Text("@StateObject private var counter = Counter()")
  }
}
