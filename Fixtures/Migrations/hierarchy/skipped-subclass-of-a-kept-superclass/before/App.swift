import Combine
import SwiftUI

protocol Screen: ObservableObject {
  var title: String { get }
}

class BaseScreen: Screen {
  var visits = 0
  let title = "Screen"

  func open() {
    visits += 1
  }
}

final class Index: BaseScreen {
  @Published var letters: [String] = []
}

final class Plain: BaseScreen {
}

final class Search: BaseScreen {
  @Published var query = ""
  private var log: AnyCancellable?

  func start() {
    log = $query.sink { print($0) }
  }
}

func describe(_ screen: any Screen) -> String {
  screen.title
}

struct IndexView: View {
  @StateObject private var index = Index()
  @StateObject private var plain = Plain()

  var body: some View {
    List(index.letters, id: \.self) { Text($0) }
    Text("\(index.visits) \(describe(index))")
    PlainView().environmentObject(plain)
  }
}

struct PlainView: View {
  @EnvironmentObject private var plain: Plain

  var body: some View {
    Text(plain.title)
  }
}

struct SearchView: View {
  @StateObject private var search = Search()

  var body: some View {
    TextField("Query", text: $search.query)
  }
}
