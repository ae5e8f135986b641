import SwiftUI

final class Shop: ObservableObject {
  private var count = 0

  var status: String { "\(count)" }

  func put() {
    count += 1
    changed()
  }

  private func changed() {
    objectWillChange.send()
  }
}

/// The function is called in a task, with others and alone.
final class Journal: ObservableObject {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    Task {
      await add(line)
      await changed()
    }
  }

  @MainActor private func add(_ line: String) { lines.append(line) }

  @MainActor private func changed() {
    objectWillChange.send()
  }
}

final class Diary: ObservableObject {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
    Task { await changed() }
  }

  @MainActor private func changed() {
    objectWillChange.send()
  }
}

/// Another function of the name does something.
final class Ledger: ObservableObject {
  private var count = 0

  var status: String { "\(count)" }

  func put() {
    count += 1
    changed()
    changed(3)
  }

  private func changed() {
    objectWillChange.send()
  }

  private func changed(_ number: Int) { print(number) }
}

/// So does one that other types in the file can call, or a protocol asks for.
class Store: ObservableObject {
  var count = 0

  func put() {
    count += 1
    changed()
  }
}

private extension Store {
  func changed() {
    objectWillChange.send()
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

final class Asked: ObservableObject, Changing {
  private var count = 0

  var status: String { "\(count)" }

  func put() {
    count += 1
    changed()
  }

  fileprivate func changed() {
    objectWillChange.send()
  }
}

/// One expression would be left, the value of the closure.
final class Stored: ObservableObject {
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
    objectWillChange.send()
  }
}

final class Calls: ObservableObject {
  private var count = 0

  var status: String { "\(count)" }

  func put(_ run: (() -> Void) -> Void) {
    run {
      self.count += 1
      self.changed()
      self.count += 2
    }
  }

  private func changed() {
    objectWillChange.send()
  }
}

/// Two functions go, and the extension that held them.
final class Pair: ObservableObject {
  private var count = 0

  var status: String { "\(count)" }

  func put() {
    count += 1

    changed()

    told()
  }
}

private extension Pair {
  func changed() {
    objectWillChange.send()
  }

  func told() {
    objectWillChange.send()
  }
}

/// The class stays, of course.
final class Bare: Store {
  private func told() {
    objectWillChange.send()
  }
}

extension Bare {
  func putFive() {
    count = 5
    told()
  }
}

/// What is said there stays.
final class Said: ObservableObject {
  private var count = 0

  var status: String { "\(count)" }

  func put() {
    count += 1
    changed()
  }
}

private extension Said {
  func changed() {
    objectWillChange.send()
  }
  // More follows.
}

/// Other code may call the function.
final class Basket: ObservableObject {
  private var count = 0
  private var puts = 0

  var status: String { "\(count)" }

  func put() {
    count += 1
    puts += 1
    changed()
  }

  func changed() {
    objectWillChange.send()
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
  @ObservedObject var ledger: Ledger
  @ObservedObject var depot: Depot
  @ObservedObject var asked: Asked
  @ObservedObject var stored: Stored
  @ObservedObject var calls: Calls
  @ObservedObject var pair: Pair
  @ObservedObject var said: Said
  @ObservedObject var bare: Bare

  var body: some View {
    Text("\(ledger.status) \(depot.count) \(asked.status) \(stored.status) \(calls.status)")
    Text("\(pair.status) \(said.status)")
  }
}

struct ShopView: View {
  @StateObject private var shop = Shop()
  @StateObject private var journal = Journal()
  @StateObject private var diary = Diary()
  @StateObject private var basket = Basket()
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
