import SwiftUI

protocol Repository {
  associatedtype Entity: Equatable
  func one() -> Entity
}

struct Song: Equatable, Identifiable {
  let id: Int
  var title: String
  static func == (a: Song, b: Song) -> Bool { a.id == b.id }
}

struct Songs: Repository {
  func one() -> Song { Song(id: 1, title: UUID().uuidString) }
}

final class Page<R: Repository>: ObservableObject {
  typealias Entity = R.Entity
  @Published private(set) var item: R.Entity
  @Published private(set) var all: [Entity] = []
  private let repository: R

  init(_ repository: R) {
    self.repository = repository
    item = repository.one()
  }

  func load() {
    item = repository.one()
    all = [repository.one()]
  }
}

protocol Counting {
  associatedtype Amount: BinaryInteger
  func amount() -> Amount
}

struct Steps: Counting {
  func amount() -> Int { 1 }
}

final class Total<C: Counting>: ObservableObject {
  @Published private(set) var amount: C.Amount?
  private let counting: C

  init(_ counting: C) {
    self.counting = counting
  }

  func load() {
    amount = counting.amount()
  }
}

struct SongPage: View {
  @StateObject private var page = Page(Songs())
  @StateObject private var total = Total(Steps())
  var body: some View {
    Text("\(page.item.title) \(page.all.last?.title ?? "") of \(total.amount ?? 0)")
    Button("Load") {
      page.load()
      total.load()
    }
  }
}
