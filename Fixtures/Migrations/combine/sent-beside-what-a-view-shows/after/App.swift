import SwiftUI

enum Totals {
  nonisolated(unsafe) static var count = 0
}

@Observable
class Model {
  var name = "n"

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func add() {
    Totals.count += 1
    revision += 1
  }
}

struct Rows: View {
  var model: Model

  var body: some View {
    let _ = model.revision
    Text("\(model.name) \(Totals.count)")
    Button("add") { model.add() }
  }
}

final class Tally {
  nonisolated(unsafe) static let shared = Tally()
  var count = 0
}

@Observable
class Counter {
  var name = "n"

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func add() {
    Tally.shared.count += 1
    revision += 1
  }
}

struct Count: View {
  var counter: Counter

  var body: some View {
    let _ = counter.revision
    let tally = Tally.shared
    Text("\(counter.name) \(tally.count)")
    Button("add") { counter.add() }
  }
}

struct Root: View {
  @State var model = Model()
  @State var counter = Counter()

  var body: some View {
    Rows(model: model)
    Count(counter: counter)
  }
}
