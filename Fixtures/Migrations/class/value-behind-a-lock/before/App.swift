import Foundation
import SwiftUI
import Synchronization

final class Shop: ObservableObject {
  @Published private(set) var changes = 0
  private let items = Mutex([0])

  var count: Int {
    items.withLock { $0.count }
  }

  func add() {
    items.withLock { $0.append(1) }
    changes += 1
  }
}

final class Sent: ObservableObject {
  @Published var title = "sent"
  private let items = Mutex([0])

  var count: Int {
    items.withLock { $0.count }
  }

  func add() {
    items.withLock { $0.append(1) }
    objectWillChange.send()
  }
}

final class Guarded: ObservableObject {
  @Published var items = [0]
  @Published private(set) var changes = 0
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
  @ObservedObject var shop: Shop
  @ObservedObject var sent: Sent
  @ObservedObject var guarded: Guarded

  var body: some View {
    Text("\(shop.count) \(sent.count) \(guarded.count)")
    Button(sent.title) { shop.add() }
  }
}

struct ChangesView: View {
  @ObservedObject var shop: Shop
  @ObservedObject var guarded: Guarded

  var body: some View { Text("\(shop.changes) \(guarded.changes)") }
}
