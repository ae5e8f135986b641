import SwiftUI

final class Log {
  var lines = 0
}

@Observable
final class Radio {
  private let log = Log()
  private(set) var name = ""
  private(set) var others = [""]

  var lines: Int {
    // Update when `name` changes; `Log.lines` is not observable.
    _ = name
    return log.lines
  }

  func receive(_ name: String) {
    log.lines += 1
    rename(name)
  }

  private func rename(_ name: String) {
    self.name = name
  }

  func rename(_ other: String, to name: String) {
    if let place = others.firstIndex(of: other) { others[place] = name }
  }

  func clear(_ places: [Int]) {
    for place in places { others[place] = "" }
  }

  // `Log.lines` is not observable, and views read it again when `name` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

@Observable
final class Stamped {
  private let log = Log()
  @ObservationIgnored private var stamp = 0

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var lines: Int {
    _ = revision
    return log.lines
  }

  func receive() {
    log.lines += 1
    update()
  }

  private func update() {
    stamp = 1
    revision += 1
  }
}

@Observable
final class Looped {
  private let log = Log()
  private var stamps = [0]

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var lines: Int {
    _ = revision
    return log.lines
  }

  func receive() { log.lines += 1 }

  func clear(_ places: [Int]) {
    for place in places { stamps[place] = 0 }
    revision += 1
  }
}

@Observable
final class Noted {
  private let log = Log()
  private(set) var name = ""

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var lines: Int {
    _ = revision
    return log.lines
  }

  func rename(_ name: String) {
    log.lines += 1
    self.name = name
    revision += 1
  }
}

struct ContentView: View {
  var radio: Radio
  var stamped: Stamped
  var looped: Looped
  var noted: Noted

  var body: some View {
    Text("\(radio.name) \(radio.others.count) \(radio.lines)")
    Text("\(stamped.lines) \(looped.lines) \(noted.name) \(noted.lines)")
  }
}

struct LinesView: View {
  var radio: Radio

  var body: some View { Text("\(radio.lines)") }
}
