import Combine
import SwiftUI

struct Cache {
  private var texts: [Int: String] = [:]

  mutating func text(of number: Int) -> String {
    if let text = texts[number] { return text }
    let text = "v\(number)"
    texts[number] = text
    return text
  }

  func hasText(of number: Int) -> Bool { texts[number] != nil }
}

struct Box {
  var amount = 0
}

final class Plain {
  var taken = 0
}

@Observable
final class Model {
  var count = 2
  @ObservationIgnored private var cache = Cache()
  var other = Cache()

  @ObservationIgnored private var asked = 0
  private var asks: Int {
    get { asked }
    set { asked = newValue }
  }

  var askedText: String {
    asks += 1
    return "\(asked)"
  }

  @ObservationIgnored private var reads = 0
  @ObservationIgnored var readText: String {
    _read {
      reads += 1
      yield "\(reads)"
    }
  }

  private var area = 0
  @ObservationIgnored var size: Int {
    _read { yield area }
    _modify { yield &area }
  }
  func grow() { size += 1 }

  @ObservationIgnored private var bumps = 0
  func bump() -> Int {
    bumps += 1
    return bumps
  }

  @ObservationIgnored private var steps = 0
  var stepText: String {
    self[keyPath: \.steps] += 1
    return "\(steps)"
  }

  @ObservationIgnored private var calls = 0
  private var tally: () -> Void = {}
  var callText: String {
    tally()
    return "\(calls)"
  }

  @ObservationIgnored private var pairs = 0
  var pairText: String {
    (pairs, _) = (pairs + 1, 0)
    return "\(pairs)"
  }

  @ObservationIgnored private var given = 0
  var givenText: String {
    _ = Just(1).assign(to: \.given, on: self)
    return "\(given)"
  }

  private let plain = Plain()
  private var taken = 0
  var takenText: String {
    plain[keyPath: \Plain.taken] += 1
    return "\(taken)"
  }

  @ObservationIgnored private var box = Box()
  private var amount = 0
  var amountText: String {
    self[keyPath: \.box.amount] += 1
    return "\(amount) \(box.amount)"
  }

  init() {
    tally = { [unowned self] in calls += 1 }
  }

  func text(of number: Int) -> String { cache.text(of: number) }
  func isKnown(_ number: Int) -> Bool { other.hasText(of: number) }
  func take() {
    taken += 1
    amount += 1
  }
  func load() { _ = other.text(of: count) }
}

struct Row: View {
  var model: Model
  let number: Int

  var body: some View {
    Text("\(model.size) \(withExtendedLifetime(model) { $0 }.bump())")
    Text(model.askedText + model.readText + model.stepText + model.callText)
    Text(model.pairText + model.givenText + model.takenText + model.amountText)
    Text("\(model.text(of: number)) of \(model.count) \(model.isKnown(number) ? "known" : "new")")
  }
}
