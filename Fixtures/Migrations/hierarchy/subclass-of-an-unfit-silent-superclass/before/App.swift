import SwiftUI

open class Screen: ObservableObject {
  open var titles = (1...3).map { "\($0)" }
}

final class Index: Screen {
  @Published var letters: [String] = []
}

struct IndexView: View {
  @StateObject private var index = Index()

  var body: some View { List(index.letters, id: \.self) { Text($0) } }
}
