import SwiftUI

@Observable
final class First {
  var count = 0
}

final class Second: ObservableObject {
  @Published var count = 0
}

struct PairView: View {
  @State private var first = First()
  @ObservedObject var second: Second

  var body: some View {
    Text("\(first.count) \(second.count)")
  }
}
