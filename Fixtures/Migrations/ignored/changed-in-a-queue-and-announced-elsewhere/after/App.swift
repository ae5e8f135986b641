import SwiftUI

@Observable
final class Log {
  var size = 12
  @ObservationIgnored var entries: [String] = []
  private let queue = DispatchQueue(label: "log")
  @ObservationIgnored private var timer: Timer?

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func insert(_ entry: String) {
    queue.async { self.entries.append(entry) }
  }

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.revision += 1
    }
  }
}

@Observable
final class Cache {
  @ObservationIgnored private(set) var names: [String] = []
  private let queue = DispatchQueue(label: "cache", attributes: .concurrent)

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func add(_ name: String) {
    queue.sync(flags: .barrier) { self.names.append(name) }
  }

  func show() {
    revision += 1
  }
}

@Observable
final class Mixed {
  var size = 12
  var entries: [String] = []
  private let queue = DispatchQueue(label: "mixed")

  func insert(_ entry: String) {
    queue.async { self.entries.append(entry) }
  }

  func clear() {
    entries = []
  }
}

struct LogView: View {
  var log: Log
  var cache: Cache
  var mixed: Mixed

  var body: some View {
    let _ = log.revision
    let _ = cache.revision
    Text("\(log.size) \(log.entries.count) \(cache.names.count) \(mixed.entries.count)")
      .onAppear { log.insert("x") }
  }
}
