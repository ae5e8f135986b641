import SwiftUI
import Combine

final class Log: ObservableObject {
  @Published var size = 12
  var entries: [String] = []
  private let queue = DispatchQueue(label: "log")
  private var timer: Timer?

  func insert(_ entry: String) {
    queue.async { self.entries.append(entry) }
  }

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.objectWillChange.send()
    }
  }
}

final class Cache: ObservableObject {
  private(set) var names: [String] = []
  private let queue = DispatchQueue(label: "cache", attributes: .concurrent)

  func add(_ name: String) {
    queue.sync(flags: .barrier) { self.names.append(name) }
  }

  func show() {
    objectWillChange.send()
  }
}

final class Mixed: ObservableObject {
  @Published var size = 12
  var entries: [String] = []
  private let queue = DispatchQueue(label: "mixed")

  func insert(_ entry: String) {
    queue.async { self.entries.append(entry) }
  }

  func clear() {
    entries = []
    objectWillChange.send()
  }
}

struct LogView: View {
  @ObservedObject var log: Log
  @ObservedObject var cache: Cache
  @ObservedObject var mixed: Mixed

  var body: some View {
    Text("\(log.size) \(log.entries.count) \(cache.names.count) \(mixed.entries.count)")
      .onAppear { log.insert("x") }
  }
}
