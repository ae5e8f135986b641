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

final class Shop: ObservableObject {
  @Published var isDirty = false

  var total: Int { Cache.count }

  func show(total: Int) -> String { "\(self.total) of \(total)" }

  func add() {
    Cache.count += 1
    isDirty = true
  }

  func addMore() {
    Cache.count += 2
    isDirty = false
  }
}

final class Till: ObservableObject {
  @Published var title = ""

  var sum: Int { Cache.sum }

  func clear() {
    Other.sum = 0
    title = "cleared"
  }
}

final class Log: ObservableObject {
  @Published var isOpen = false

  var size: Int { Cache.size }

  func grow() {
    Cache.size += 1
    if isOpen { print("open") }
  }
}

final class Clocked: ObservableObject {
  private let clock: Clock
  @Published var state = "idle"

  init(clock: Clock) { self.clock = clock }

  var time: Int { clock.now }

  func finish(_ clock: Clock) {
    clock.now += 1
    state = "done"
  }
}

final class Counted: ObservableObject {
  @Published var isMarked = false

  var height: Int { Cache.height }

  func raise() {
    Cache.height += 1
    isMarked = true
    print(isMarked)
    objectWillChange.send()
  }
}

struct ShopView: View {
  @ObservedObject var shop: Shop
  @ObservedObject var till: Till
  @ObservedObject var log: Log
  @ObservedObject var clocked: Clocked
  @ObservedObject var counted: Counted

  var body: some View {
    Text(shop.show(total: 3))
    Text("\(till.sum)")
    Text("\(log.size)")
    Text("\(clocked.time) \(counted.height)")
  }
}
