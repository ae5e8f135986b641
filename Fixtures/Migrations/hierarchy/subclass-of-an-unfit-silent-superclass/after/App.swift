import SwiftUI

open class Screen: ObservableObject {
  open var titles = (1...3).map { "\($0)" }
}

@Observable
final class Index: Screen {
  var letters: [String] = []
}

struct IndexView: View {
  @State private var index = Index()

  var body: some View { List(index.letters, id: \.self) { Text($0) } }
}
