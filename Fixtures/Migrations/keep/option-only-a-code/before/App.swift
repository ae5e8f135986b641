import SwiftUI

final class First: ObservableObject {
  @Published var count = 0
}

final class Second: ObservableObject {
  @Published var count = 0
}

struct PairView: View {
  @StateObject private var first = First()
  @ObservedObject var second: Second

  var body: some View {
    Text("\(first.count) \(second.count)")
  }
}
