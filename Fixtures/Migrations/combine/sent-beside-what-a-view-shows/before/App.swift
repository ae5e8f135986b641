import SwiftUI

enum Totals {
  nonisolated(unsafe) static var count = 0
}

class Model: ObservableObject {
  @Published var name = "n"

  func add() {
    Totals.count += 1
    objectWillChange.send()
  }
}

struct Rows: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("\(model.name) \(Totals.count)")
    Button("add") { model.add() }
  }
}

final class Tally {
  nonisolated(unsafe) static let shared = Tally()
  var count = 0
}

class Counter: ObservableObject {
  @Published var name = "n"

  func add() {
    Tally.shared.count += 1
    objectWillChange.send()
  }
}

struct Count: View {
  @ObservedObject var counter: Counter

  var body: some View {
    let tally = Tally.shared
    Text("\(counter.name) \(tally.count)")
    Button("add") { counter.add() }
  }
}

struct Root: View {
  @StateObject var model = Model()
  @StateObject var counter = Counter()

  var body: some View {
    Rows(model: model)
    Count(counter: counter)
  }
}
