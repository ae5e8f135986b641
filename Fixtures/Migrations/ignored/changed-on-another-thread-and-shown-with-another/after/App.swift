import Foundation
import SwiftUI

struct Batch {
  private(set) var rows: [Int] = []
  mutating func fill() { rows += 0..<3 }
}

@Observable
final class Batches: @unchecked Sendable {
  var title = "batches"
  private(set) var changes = 0
  @ObservationIgnored private(set) var batch = Batch()
  private var runs = 0
  private let queue = DispatchQueue(label: "batches")

  func load() {
    queue.async {
      self.runs += 1
      self.batch.fill()
      DispatchQueue.main.async { self.changes += 1 }
    }
  }
}

@Observable
final class Rows: @unchecked Sendable {
  private(set) var changes = 0
  @ObservationIgnored private var rows = [1, 2]

  var sum: Int {
    // Update when `changes` changes; `rows` is not observable.
    _ = changes
    return rows.reduce(0, +)
  }

  func load() {
    Thread.detachNewThread {
      self.rows[0] += 1
      OperationQueue.main.addOperation { self.changes += 1 }
    }
  }
}

@Observable
final class Lines: @unchecked Sendable {
  private(set) var isLoading = false
  @ObservationIgnored private(set) var lines: [String] = []

  func load() {
    isLoading = true
    Task.detached {
      self.lines = ["a", "b"]
      await MainActor.run { self.isLoading = false }
    }
  }

  // `lines` is not observable, and views read it again when `isLoading` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

@Observable
final class Mixed: @unchecked Sendable {
  private(set) var changes = 0
  private(set) var rows: [Int] = []

  func load() {
    DispatchQueue.global().async {
      self.rows.append(1)
      DispatchQueue.main.async { self.changes += 1 }
    }
  }

  func clear() {
    rows = []
    changes += 1
  }
}

@Observable
final class Local: @unchecked Sendable {
  private(set) var changes = 0
  private(set) var rows: [Int] = []

  func load() {
    DispatchQueue.global().async {
      let loaded = [1, 2]
      DispatchQueue.main.async {
        self.rows = loaded
        self.changes += 1
      }
    }
  }
}

struct RowsView: View {
  var batches: Batches
  var rows: Rows
  var mixed: Mixed
  var local: Local

  var body: some View {
    let _ = batches.changes  // Update when `changes` changes; `batch` is not observable.
    Text("\(batches.title) \(batches.batch.rows.count) \(rows.sum)")
    Text("\(mixed.rows.count) \(local.rows.count)")
    Button("Load") { batches.load() }
  }
}

struct LinesView: View {
  var lines: Lines
  var body: some View {
    // Update when `isLoading` changes; `lines` is not observable.
    let _ = lines.isLoading
    Text("\(lines.lines.count)")
  }
}

struct ChangesView: View {
  var batches: Batches
  var rows: Rows
  var lines: Lines
  var mixed: Mixed
  var local: Local

  var body: some View {
    Text("\(batches.changes) \(rows.changes) \(lines.isLoading ? 1 : 0)")
    Text("\(mixed.changes) \(local.changes)")
  }
}
