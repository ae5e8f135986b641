import Combine

final class Search: ObservableObject {
  @Published var text = ""
  @Published var other = ""
}

final class Row: ObservableObject {
  @Published var title = ""
}

final class Shelf: ObservableObject {
  @Published var count = 0
}

final class Cart: ObservableObject {
  @Published var count = 0
}

final class Deck: ObservableObject {
  @Published var count = 0
}

final class Line: ObservableObject {
  @Published var title = ""
}

final class Verse: ObservableObject {
  @Published var title = ""
}

final class Scene: ObservableObject {
  @Published var title = ""
}

final class Page {
  private var cancellables: Set<AnyCancellable> = []

  func start(_ search: Search, isOther: Bool) {
    var texts = search.$text
    if isOther { texts = search.$other }
    texts.sink { print($0) }.store(in: &cancellables)
  }

  func row(for search: AnyPublisher<String, Never>) -> Row {
    let row = Row()
    var titles = row.$title
    print("assigned")
    search.assign(to: &titles)
    search.map { $0 + "!" }.assign(to: &titles)
    return row
  }

  func show(_ shelf: Shelf) -> () -> Void {
    let counts = shelf.$count
    return { [counts] in
      var kept = counts
      Just(1).assign(to: &kept)
    }
  }

  func count(_ cart: Cart) {
    let counts = cart.$count
    log(counts)
  }

  private func log<Value>(_ values: Published<Value>.Publisher) {
    values.sink { print($0) }.store(in: &cancellables)
  }

  func count(_ deck: Deck) {
    let counts: Published<Int>.Publisher = deck.$count
    counts.sink { print($0) }.store(in: &cancellables)
  }

  func line(for search: AnyPublisher<String, Never>) -> Line {
    let line = Line()
    var titles = line.$title
    search.assign(to: &titles)
    titles.sink { print($0) }.store(in: &cancellables)
    return line
  }

  func verse(for search: AnyPublisher<String, Never>) -> Verse {
    let verse = Verse()
    var titles = verse.$title
    print("assigned")
    search.assign(to: &titles)
    return verse
  }

  func log(_ scene: Scene) {
    let titles = scene.$title
    do {
      let titles = "titles"
      print(titles)
    }
    titles.sink { print($0) }.store(in: &cancellables)
  }
}
