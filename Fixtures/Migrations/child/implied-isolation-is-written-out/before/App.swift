import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

@MainActor func show(_ text: String) {}

/// Prints what is counted.
struct CounterPrinter {
  @ObservedObject var counter: Counter
  @ObservedObject var other: Counter

  func run() {
    show("\(counter.count) \(other.count)")
  }
}

public final class Screen: ObservableObject {
  @ObservedObject var counter = Counter()
  @Published var title = ""

  init() {}

  deinit {
    finish()
  }

  func finish() {}

  func update() {
    show(title)
  }
}

/// What it waits for comes back to the main actor.
final class Loader: ObservableObject {
  @ObservedObject var counter: Counter
  @Published var text = ""

  init(counter: Counter) { self.counter = counter }

  func load() async {
    text = "\(counter.count)"
  }
}

/// Its task runs on the main actor.
final class Starter: ObservableObject {
  @ObservedObject var counter: Counter
  @Published var text = ""

  init(counter: Counter) { self.counter = counter }

  func start() {
    Task { text = "\(counter.count)" }
  }
}

/// Nothing of it runs elsewhere without the wrapper.
final class Announcer: ObservableObject {
  @ObservedObject var counter: Counter
  @Published var text = ""

  init(counter: Counter) { self.counter = counter }

  @MainActor func tell() async {
    text = "\(counter.count)"
  }

  nonisolated func wait() async {}

  func start() {
    Task { @MainActor in text = "" }
  }
}
