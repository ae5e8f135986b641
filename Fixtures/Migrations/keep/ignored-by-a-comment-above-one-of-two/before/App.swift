import SwiftUI

final class First: ObservableObject {
  @Published var title = ""
}

final class Second: ObservableObject {
  @Published var title = ""
}

struct CartView: View {
  // observify:ignore OBS203
  @ObservedObject var first: First
  @ObservedObject var second: Second

  var body: some View { Text(first.title + second.title) }
}
