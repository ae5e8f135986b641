import Combine
import SwiftUI

class Page: ObservableObject {
  @AppStorage("number") var number = 1
}

final class Index: Page {
  @Published var letters: [String] = []
}

final class Search: Page {
  @Published var query = ""
  private var log: AnyCancellable?

  func start() {
    log = $query.sink { print($0) }
  }
}

struct IndexView: View {
  @StateObject private var index = Index()

  var body: some View {
    Text("\(index.number) \(index.letters.count)")
  }
}
