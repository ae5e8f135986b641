import SwiftUI

protocol Counting: AnyObject {
  var total: Int { get set }
  func bump()
}

final class Item {
  var isDone = false
}

final class Service: Counting {
  var total = 0
  var items = [Item()]

  func bump() { apply() }
  private func apply() { total += 1 }
}

final class Called: ObservableObject {
  @Published private(set) var loads = 0
  private let service = Service()
  var total: Int { service.total }

  func change() {
    service.total += 5
    reload()
  }

  private func reload() {
    loads += 1
  }
}

final class Inside: ObservableObject {
  @Published private(set) var loads = 0
  private let service = Service()
  var total: Int { service.total }

  func change() {
    service.bump()
    loads += 1
  }
}

final class Hidden: ObservableObject {
  @Published private(set) var loads = 0
  private let service: any Counting
  var total: Int { service.total }

  init(service: any Counting = Service()) {
    self.service = service
  }

  func change() {
    service.bump()
    loads += 1
  }
}

final class Listed: ObservableObject {
  @Published private(set) var loads = 0
  private let service = Service()
  var done: Int { service.items.filter { $0.isDone }.count }
  var isDone: Bool { service.items.allSatisfy(\.isDone) }

  func finish() {
    for item in service.items { item.isDone = true }
    loads += 1
  }
}

struct Totals: View {
  @ObservedObject var called: Called
  @ObservedObject var inside: Inside
  @ObservedObject var hidden: Hidden
  @ObservedObject var listed: Listed

  var body: some View {
    Text("\(called.total) \(inside.total) \(hidden.total) \(listed.done) \(listed.isDone)")
    Text("\(called.loads) \(inside.loads)")
  }
}
