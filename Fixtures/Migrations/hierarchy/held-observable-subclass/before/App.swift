import Combine
import SwiftUI

class Screen: ObservableObject {
  let title = "Screen"
}

@Observable
final class Index: Screen {
  var letters: [String] = []
}

final class Search: Screen {
  @Published var query = ""
  private var log: AnyCancellable?

  func start() {
    log = $query.sink { print($0) }
  }
}

struct IndexView: View {
  @StateObject private var index = Index()
  @StateObject private var search = Search()

  var body: some View {
    Text("\(index.letters.count) \(search.query)")
    LettersView(index: index)
  }
}

struct LettersView: View {
  @ObservedObject var index: Index

  var body: some View {
    ForEach(index.letters, id: \.self) { Text($0) }
  }
}
