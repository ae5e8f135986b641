import SwiftUI

@Observable
final class Counter {
  var count = 0
}

@MainActor func show(_ text: String) {}

/// Prints what is counted.
@preconcurrency @MainActor
struct CounterPrinter {
  var counter: Counter
  var other: Counter

  func run() {
    show("\(counter.count) \(other.count)")
  }
}

@preconcurrency @MainActor
@Observable
public final class Screen {
  var counter = Counter()
  var title = ""

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
@preconcurrency @MainActor
@Observable
final class Loader {
  var counter: Counter
  var text = ""

  init(counter: Counter) { self.counter = counter }

  func load() async {
    text = "\(counter.count)"
  }
}

/// Its task runs on the main actor.
@preconcurrency @MainActor
@Observable
final class Starter {
  var counter: Counter
  var text = ""

  init(counter: Counter) { self.counter = counter }

  func start() {
    Task { text = "\(counter.count)" }
  }
}

/// Nothing of it runs elsewhere without the wrapper.
@Observable
final class Announcer {
  var counter: Counter
  var text = ""

  init(counter: Counter) { self.counter = counter }

  @MainActor func tell() async {
    text = "\(counter.count)"
  }

  nonisolated func wait() async {}

  func start() {
    Task { @MainActor in text = "" }
  }
}
