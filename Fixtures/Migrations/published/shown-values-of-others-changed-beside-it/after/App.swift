import SwiftUI

enum Cache {
  nonisolated(unsafe) static var count = 0
  nonisolated(unsafe) static var sum = 0
  nonisolated(unsafe) static var size = 0
  nonisolated(unsafe) static var height = 0
}

enum Other {
  nonisolated(unsafe) static var sum = 0
}

final class Clock {
  var now = 0
}

@Observable
final class Shop {
  var isDirty = false

  var total: Int {
    // Update when `isDirty` changes; `Cache.count` is not observable.
    _ = isDirty
    return Cache.count
  }

  func show(total: Int) -> String { "\(self.total) of \(total)" }

  func add() {
    Cache.count += 1
    isDirty = true
  }

  func addMore() {
    Cache.count += 2
    isDirty = false
  }

  // `Cache.count` is not observable, and views read it again when `isDirty` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

@Observable
final class Till {
  var title = ""

  var sum: Int { Cache.sum }

  func clear() {
    Other.sum = 0
    title = "cleared"
  }
}

@Observable
final class Log {
  var isOpen = false

  var size: Int { Cache.size }

  func grow() {
    Cache.size += 1
    if isOpen { print("open") }
  }
}

@Observable
final class Clocked {
  private let clock: Clock
  var state = "idle"

  init(clock: Clock) { self.clock = clock }

  var time: Int {
    // Update when `state` changes; `Clock.now` is not observable.
    _ = state
    return clock.now
  }

  func finish(_ clock: Clock) {
    clock.now += 1
    state = "done"
  }

  // `Clock.now` is not observable, and views read it again when `state` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

@Observable
final class Counted {
  var isMarked = false

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var height: Int {
    // Update when `isMarked` changes; `Cache.height` is not observable.
    _ = isMarked
    _ = revision
    return Cache.height
  }

  func raise() {
    Cache.height += 1
    isMarked = true
    print(isMarked)
    revision += 1
  }

  // `Cache.height` is not observable, and views read it again when `isMarked` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct ShopView: View {
  var shop: Shop
  var till: Till
  var log: Log
  var clocked: Clocked
  var counted: Counted

  var body: some View {
    Text(shop.show(total: 3))
    Text("\(till.sum)")
    Text("\(log.size)")
    Text("\(clocked.time) \(counted.height)")
  }
}
