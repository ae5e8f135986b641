import Foundation
import Observation

@Observable
final class Search {
  var query = "" {
    didSet { queryDidChange() }
  }
  var sort: Int {
    didSet { sortDidChange(); print("sorted") }
  }
  var filters: Set<String> = [] {
    didSet { if filters != oldValue { filtersDidChange() } }
  }
  var mode = 0 { willSet { print(newValue) } didSet { modeDidChange(); if mode != oldValue { modeChanged() } } }
  private(set) var results: [String] = []
  private let service: Service

  init(service: Service) {
    self.service = service
    sort = 1

    // Searches at once.
    queryDidChange()

    bind()
  }

  private func queryDidChange() {
    let text = self.query
    self.search(text)
  }

  // What is sorted first is no choice.
  private func sortDidChange() {
    self.load(sort)
  }

  private func bind() {
    filtersDidChange()
    modeDidChange()
  }

  private func filtersDidChange() {
    let filters = self.filters
    guard !filters.isEmpty else {
      return
    }
    // One by one.
    for filter in filters.sorted() {
      search(filter)
    }
    Task { print(filters) }
  }

  private func modeDidChange() {
    print("mode")
  }

  private func modeChanged() {
    guard mode > 0 else { return }

    self.load(mode)
  }

  private func search(_ text: String) {
    results = service.results(for: text)
  }

  private func load(_ page: Int) {
    results.append(contentsOf: service.results(for: "\(page)"))
  }
}

final class Service {
  func results(for text: String) -> [String] { [text] }
}

@Observable
final class Row: Identifiable {
  let id: Int
  var text = "" {
    didSet { textDidChange() }
  }
  private(set) var length = 0

  init(id: Int) {
    self.id = id
    textDidChange()
  }

  private func textDidChange() {
    self.length = text.count
  }
}
