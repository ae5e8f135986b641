import SwiftUI

@Observable
final class Shop {
  private var count = 0

  var status: String { "\(count)" }

  func put() {
    count += 1
  }
}

/// The function is called in a task, with others and alone.
@Observable
final class Journal {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    Task {
      await add(line)
    }
  }

  @MainActor private func add(_ line: String) { lines.append(line) }
}

@Observable
final class Diary {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
    Task { await changed() }
  }

  @MainActor private func changed() {
  }
}

/// Another function of the name does something.
@Observable
final class Ledger {
  private var count = 0

  var status: String { "\(count)" }

  func put() {
    count += 1
    changed()
    changed(3)
  }

  private func changed() {
  }

  private func changed(_ number: Int) { print(number) }
}

/// So does one that other types in the file can call, or a protocol asks for.
@Observable
class Store {
  var count = 0

  func put() {
    count += 1
    changed()
  }
}

private extension Store {
  func changed() {
  }
}

final class Depot: Store {
  func fill() {
    count = 9
    changed()
  }
}

private protocol Changing: AnyObject {
  func changed()
}

@Observable
final class Asked: Changing {
  private var count = 0

  var status: String { "\(count)" }

  func put() {
    count += 1
    changed()
  }

  fileprivate func changed() {
  }
}

/// One expression would be left, the value of the closure.
@Observable
final class Stored {
  private var count = 0

  var status: String { "\(count)" }

  @discardableResult
  func next() -> Int {
    count += 1
    return count
  }

  func put(_ run: (() -> Void) -> Void) {
    let put = {
      self.changed()
      self.next()
    }
    run { _ = put() }
  }

  func putTwice(_ run: (() -> Void) -> Void) {
    run {
      self.count += 1
      self.changed()
      self.next()
    }
  }

  private func changed() {
  }
}

@Observable
final class Calls {
  private var count = 0

  var status: String { "\(count)" }

  func put(_ run: (() -> Void) -> Void) {
    run {
      self.count += 1
      self.count += 2
    }
  }
}

/// Two functions go, and the extension that held them.
@Observable
final class Pair {
  private var count = 0

  var status: String { "\(count)" }

  func put() {
    count += 1
  }
}

/// The class stays, of course.
final class Bare: Store {
}

extension Bare {
  func putFive() {
    count = 5
  }
}

/// What is said there stays.
@Observable
final class Said {
  private var count = 0

  var status: String { "\(count)" }

  func put() {
    count += 1
  }
}

private extension Said {
  // More follows.
}

/// Other code may call the function.
@Observable
final class Basket {
  private var count = 0
  private var puts = 0

  var status: String { "\(count)" }

  func put() {
    count += 1
    puts += 1
    changed()
  }

  func changed() {
    withMutation(keyPath: \.count) {}
  }
}

/// Nothing reads what changes.
final class Log: ObservableObject {
  private var count = 0

  func put() {
    count += 1
    changed()
  }

  func changed() {
    objectWillChange.send()
  }
}

struct OthersView: View {
  var ledger: Ledger
  var depot: Depot
  var asked: Asked
  var stored: Stored
  var calls: Calls
  var pair: Pair
  var said: Said
  var bare: Bare

  var body: some View {
    Text("\(ledger.status) \(depot.count) \(asked.status) \(stored.status) \(calls.status)")
    Text("\(pair.status) \(said.status)")
  }
}

struct ShopView: View {
  @State private var shop = Shop()
  @State private var journal = Journal()
  @State private var diary = Diary()
  @State private var basket = Basket()
  @StateObject private var log = Log()

  var body: some View {
    Text("\(shop.status) \(basket.status)")
    Text("\(journal.lines.count) \(diary.lines.count)")
    Button("Put") {
      shop.put()
      basket.put()
      log.put()
    }
  }
}
