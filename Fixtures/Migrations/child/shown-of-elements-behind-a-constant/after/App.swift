import Foundation
import SwiftUI

final class Table {
  private let values = NSMutableDictionary()
  func score(of name: String) -> Int { values[name] as? Int ?? 0 }
  func set(_ score: Int, of name: String) { values[name] = score }
}

final class Memory {
  private let values = UnsafeMutablePointer<Float>.allocate(capacity: 2)
  var first: Float { values[0] }
  func raise() { values[0] += 1 }
}

final class PriceList {
  private let prices = ["tea": 2]
  private let log = NSMutableArray()
  var tea: Int { prices["tea"] ?? 0 }
  func note(_ text: String) { log[0] = text }
}

@Observable
final class Scores {
  private(set) var changes = 0
  private let table = Table()

  var best: Int {
    // Update when `changes` changes; `values` is not observable.
    _ = changes
    return table.score(of: "a")
  }

  func win() {
    table.set(1, of: "a")
    changes += 1
  }
}

@Observable
final class Samples {
  private(set) var changes = 0
  private let memory = Memory()

  var first: Float {
    // Update when `changes` changes; `values` is not observable.
    _ = changes
    return memory.first
  }

  func raise() {
    memory.raise()
    changes += 1
  }
}

@Observable
final class Prices {
  private(set) var changes = 0
  private let list = PriceList()

  var tea: Int { list.tea }

  func note() {
    list.note("tea")
    changes += 1
  }
}

struct ElementsView: View {
  var scores: Scores
  var samples: Samples
  var prices: Prices

  var body: some View { Text("\(scores.best) \(samples.first) \(prices.tea)") }
}

struct ChangesView: View {
  var scores: Scores
  var samples: Samples
  var prices: Prices

  var body: some View { Text("\(scores.changes) \(samples.changes) \(prices.changes)") }
}
