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

@Observable
final class Called {
  private(set) var loads = 0
  private let service = Service()
  var total: Int {
    // Update when `loads` changes; `Service.total` is not observable.
    _ = loads
    return service.total
  }

  func change() {
    service.total += 5
    reload()
  }

  private func reload() {
    loads += 1
  }
}

@Observable
final class Inside {
  private(set) var loads = 0
  private let service = Service()
  var total: Int {
    // Update when `loads` changes; `Service.total` is not observable.
    _ = loads
    return service.total
  }

  func change() {
    service.bump()
    loads += 1
  }
}

@Observable
final class Hidden {
  private(set) var loads = 0
  private let service: any Counting
  var total: Int {
    // Update when `loads` changes; `Service.total` is not observable.
    _ = loads
    return service.total
  }

  init(service: any Counting = Service()) {
    self.service = service
  }

  func change() {
    service.bump()
    loads += 1
  }
}

@Observable
final class Listed {
  private(set) var loads = 0
  private let service = Service()
  var done: Int {
    // Update when `loads` changes; `Item.isDone` is not observable.
    _ = loads
    return service.items.filter { $0.isDone }.count
  }
  var isDone: Bool {
    // Update when `loads` changes; `Item.isDone` is not observable.
    _ = loads
    return service.items.allSatisfy(\.isDone)
  }

  func finish() {
    for item in service.items { item.isDone = true }
    loads += 1
  }
}

struct Totals: View {
  var called: Called
  var inside: Inside
  var hidden: Hidden
  var listed: Listed

  var body: some View {
    Text("\(called.total) \(inside.total) \(hidden.total) \(listed.done) \(listed.isDone)")
    Text("\(called.loads) \(inside.loads)")
  }
}
