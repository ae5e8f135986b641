import Combine
import SwiftUI

protocol Paging: ObservableObject {
  var title: String { get }
}

class Page: Paging {
  var title: String { "" }
}

final class Index: Page {
  @Published var letters: [String] = []
  override var title: String { letters.joined() }
}

final class Search: Page {
  @Published var query = ""
  private var log: AnyCancellable?

  func start() {
    log = $query.sink { print($0) }
  }
}

struct PageTitle<Model: Paging>: View {
  @ObservedObject var page: Model

  var body: some View {
    Text(page.title)
  }
}

struct IndexView: View {
  @StateObject private var index = Index()

  var body: some View {
    PageTitle(page: index)
  }
}
