import SwiftUI

final class First: ObservableObject {
  @Published var title = ""
}

@Observable
final class Second {
  var title = ""
}

struct CartView: View {
  // observify:ignore OBS203
  @ObservedObject var first: First
  var second: Second

  var body: some View { Text(first.title + second.title) }
}
