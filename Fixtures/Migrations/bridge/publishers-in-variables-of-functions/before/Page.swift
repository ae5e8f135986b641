import Combine

final class Row: ObservableObject {
  @Published var title: String?
}

final class Page {
  var search: Search?
  private var cancellables: Set<AnyCancellable> = []

  init(search: Search?) {
    self.search = search
  }

  func start() {
    guard let texts = search?.$text, let counts = search?.$count else { return }
    Publishers.CombineLatest(texts.compactMap { $0 }, counts)
      .sink { print($0, $1) }
      .store(in: &cancellables)
  }

  func later(_ search: Search) -> () -> AnyCancellable {
    let texts = search.$text
    return { [texts] in texts.sink { print($0 ?? "-") } }
  }

  func wait(for search: Search) async {
    for await text in search.$text.values where text == "done" { return }
  }

  func row(for search: Search) -> Row {
    let row = Row()
    var titles = row.$title
    search.$text.assign(to: &titles)
    return row
  }
}
