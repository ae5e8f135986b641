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
