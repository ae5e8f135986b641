import SwiftUI

final class Gauge {
  var level = 0.0
  func refresh() {}
}

@globalActor
actor Worker {
  static let shared = Worker()
}

func perform(_ work: @escaping @MainActor () -> Void) {
  Task { @MainActor in work() }
}

@MainActor
@Observable
final class Given {
  var name = ""
  private let gauge = Gauge()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var level: Double {
    _ = revision
    return gauge.level
  }

  func refresh() {}

  func measure() {
    perform {
      self.refresh()
      print("measured")
      self.revision += 1
    }
  }
}

@MainActor
@Observable
final class Awaited {
  var name = ""
  private let gauge = Gauge()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var level: Double {
    _ = revision
    return gauge.level
  }

  func refresh() {}

  nonisolated func measure() async {
    await MainActor.run { self.revision += 1 }
    print("measured")
  }
}

@Worker
final class Working: ObservableObject {
  @Published var name = ""
  private let gauge = Gauge()

  var level: Double { gauge.level }

  func refresh() {}

  nonisolated func measure() async {
    await MainActor.run { self.objectWillChange.send() }
    print("measured")
  }
}

@Worker
final class Queued: ObservableObject {
  @Published var name = ""
  private let gauge = Gauge()

  var level: Double { gauge.level }

  func refresh() {}

  func measure() {
    DispatchQueue.main.async {
      print("measured")
      self.objectWillChange.send()
    }
  }
}

@MainActor
final class Nested: ObservableObject {
  @Published var name = ""
  private let gauge = Gauge()

  var level: Double { gauge.level }

  func refresh() {}

  nonisolated func measure() {
    func announce() {
      print("measured")
      objectWillChange.send()
    }
    announce()
  }
}

@MainActor
@Observable
final class Marked {
  var name = ""
  private let gauge = Gauge()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  var revision = 0

  var level: Double {
    _ = revision
    return gauge.level
  }

  func refresh() {}
}

@MainActor
func measure(_ marked: Marked) {
  print("measured")
  marked.revision += 1
}

struct MarkedReader {
  @MainActor
  func measure(_ marked: Marked) {
    marked.refresh()
    marked.revision += 1
  }
}

@MainActor
final class Waiting: ObservableObject {
  @Published var name = ""
  private let gauge = Gauge()

  var level: Double { gauge.level }

  func refresh() {}
}

struct WaitingReader {
  func measure(_ waiting: Waiting) async {
    await waiting.refresh()
    waiting.objectWillChange.send()
  }
}

@MainActor
final class Alike: ObservableObject {
  @Published var name = ""
  private let gauge = Gauge()

  var level: Double { gauge.level }

  func refresh() {}
}

struct AlikeReader {
  func measure(_ alike: Alike, _ gauge: Gauge) {
    gauge.refresh()
    alike.objectWillChange.send()
  }
}

struct Screen: View {
  var given: Given
  var awaited: Awaited
  @ObservedObject var nested: Nested
  var marked: Marked
  @ObservedObject var waiting: Waiting
  @ObservedObject var alike: Alike

  var body: some View {
    Text("\(given.name) \(given.level)")
    Text("\(awaited.name) \(awaited.level)")
    Text("\(nested.name) \(nested.level)")
    Text("\(marked.name) \(marked.level)")
    Text("\(waiting.name) \(waiting.level)")
    Text("\(alike.name) \(alike.level)")
  }
}
