import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

final class Draft: ObservableObject {
  @Published var text = ""
}

struct CounterView: View {
  @StateObject private var counter = Counter()
  @ObservedObject var draft: Draft

  var body: some View {
    Text("\(counter.count) \(draft.text)")
  }

  func storages() -> [Any] {
    [_counter, _draft]
  }
}
