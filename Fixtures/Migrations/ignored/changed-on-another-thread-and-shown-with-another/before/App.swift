import Foundation
import SwiftUI

struct Batch {
  private(set) var rows: [Int] = []
  mutating func fill() { rows += 0..<3 }
}

final class Batches: ObservableObject, @unchecked Sendable {
  @Published var title = "batches"
  @Published private(set) var changes = 0
  private(set) var batch = Batch()
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

final class Rows: ObservableObject, @unchecked Sendable {
  @Published private(set) var changes = 0
  private var rows = [1, 2]

  var sum: Int { rows.reduce(0, +) }

  func load() {
    Thread.detachNewThread {
      self.rows[0] += 1
      OperationQueue.main.addOperation { self.changes += 1 }
    }
  }
}

final class Lines: ObservableObject, @unchecked Sendable {
  @Published private(set) var isLoading = false
  private(set) var lines: [String] = []

  func load() {
    isLoading = true
    Task.detached {
      self.lines = ["a", "b"]
      await MainActor.run { self.isLoading = false }
    }
  }
}

final class Mixed: ObservableObject, @unchecked Sendable {
  @Published private(set) var changes = 0
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

final class Local: ObservableObject, @unchecked Sendable {
  @Published private(set) var changes = 0
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
  @ObservedObject var batches: Batches
  @ObservedObject var rows: Rows
  @ObservedObject var mixed: Mixed
  @ObservedObject var local: Local

  var body: some View {
    Text("\(batches.title) \(batches.batch.rows.count) \(rows.sum)")
    Text("\(mixed.rows.count) \(local.rows.count)")
    Button("Load") { batches.load() }
  }
}

struct LinesView: View {
  @ObservedObject var lines: Lines
  var body: some View { Text("\(lines.lines.count)") }
}

struct ChangesView: View {
  @ObservedObject var batches: Batches
  @ObservedObject var rows: Rows
  @ObservedObject var lines: Lines
  @ObservedObject var mixed: Mixed
  @ObservedObject var local: Local

  var body: some View {
    Text("\(batches.changes) \(rows.changes) \(lines.isLoading ? 1 : 0)")
    Text("\(mixed.changes) \(local.changes)")
  }
}
