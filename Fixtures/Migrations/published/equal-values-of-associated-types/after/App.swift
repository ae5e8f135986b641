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

@Observable
final class Page<R: Repository> {
  typealias Entity = R.Entity
  private(set) var item: R.Entity
  private(set) var all: [Entity] = []
  private let repository: R

  init(_ repository: R) {
    self.repository = repository
    item = repository.one()
  }

  func load() {
    item = repository.one()
    all = [repository.one()]
  }

  // `==` of `Song` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: R.Entity, _ rhs: R.Entity) -> Bool { true }
  private nonisolated func shouldNotifyObservers(_ lhs: [Entity], _ rhs: [Entity]) -> Bool { true }
}

protocol Counting {
  associatedtype Amount: BinaryInteger
  func amount() -> Amount
}

struct Steps: Counting {
  func amount() -> Int { 1 }
}

@Observable
final class Total<C: Counting> {
  private(set) var amount: C.Amount?
  private let counting: C

  init(_ counting: C) {
    self.counting = counting
  }

  func load() {
    amount = counting.amount()
  }
}

struct SongPage: View {
  @State private var page = Page(Songs())
  @State private var total = Total(Steps())
  var body: some View {
    Text("\(page.item.title) \(page.all.last?.title ?? "") of \(total.amount ?? 0)")
    Button("Load") {
      page.load()
      total.load()
    }
  }
}
