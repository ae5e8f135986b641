import Combine
import Observation

@Observable
final class Row {
  var title: String?
  @ObservationIgnored var assignmentCancellables: Set<AnyCancellable> = []
}

final class Page {
  var search: Search?
  private var cancellables: Set<AnyCancellable> = []

  init(search: Search?) {
    self.search = search
  }

  func start() {
    guard let texts = search?.textPublisher, let counts = search?.countPublisher else { return }
    Publishers.CombineLatest(texts.compactMap { $0 }, counts)
      .sink { print($0, $1) }
      .store(in: &cancellables)
  }

  func later(_ search: Search) -> () -> AnyCancellable {
    let texts = search.textPublisher
    return { [texts] in texts.sink { print($0 ?? "-") } }
  }

  func wait(for search: Search) async {
    for await text in search.textPublisher.values where text == "done" { return }
  }

  func row(for search: Search) -> Row {
    let row = Row()
    search.textPublisher.sink { [weak row] in row?.title = $0 }.store(in: &row.assignmentCancellables)
    return row
  }
}
