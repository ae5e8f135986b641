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
