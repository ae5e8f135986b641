import Foundation
import SwiftUI
import Synchronization

@Observable
final class Shop {
  private(set) var changes = 0
  private let items = Mutex([0])

  var count: Int {
    _ = changes  // Update when `changes` changes; `items` is not observable.
    return items.withLock { $0.count }
  }

  func add() {
    items.withLock { $0.append(1) }
    changes += 1
  }
}

@Observable
final class Sent {
  var title = "sent"
  private let items = Mutex([0])

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var count: Int {
    _ = revision
    return items.withLock { $0.count }
  }

  func add() {
    items.withLock { $0.append(1) }
    revision += 1
  }
}

@Observable
final class Guarded {
  var items = [0]
  private(set) var changes = 0
  private let lock = NSLock()

  var count: Int {
    lock.withLock { items.count }
  }

  func add() {
    lock.withLock { items.append(1) }
    changes += 1
  }
}

struct ShopView: View {
  var shop: Shop
  var sent: Sent
  var guarded: Guarded

  var body: some View {
    Text("\(shop.count) \(sent.count) \(guarded.count)")
    Button(sent.title) { shop.add() }
  }
}

struct ChangesView: View {
  var shop: Shop
  var guarded: Guarded

  var body: some View { Text("\(shop.changes) \(guarded.changes)") }
}
