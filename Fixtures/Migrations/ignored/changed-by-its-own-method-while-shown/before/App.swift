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

final class Model: ObservableObject {
  @Published var count = 2
  private var cache = Cache()
  var other = Cache()

  private var asked = 0
  private var asks: Int {
    get { asked }
    set { asked = newValue }
  }

  var askedText: String {
    asks += 1
    return "\(asked)"
  }

  private var reads = 0
  var readText: String {
    _read {
      reads += 1
      yield "\(reads)"
    }
  }

  private var steps = 0
  var stepText: String {
    self[keyPath: \.steps] += 1
    return "\(steps)"
  }

  private var calls = 0
  private var tally: () -> Void = {}
  var callText: String {
    tally()
    return "\(calls)"
  }

  init() {
    tally = { [unowned self] in calls += 1 }
  }

  func text(of number: Int) -> String { cache.text(of: number) }
  func isKnown(_ number: Int) -> Bool { other.hasText(of: number) }
  func load() { _ = other.text(of: count) }
}

struct Row: View {
  @ObservedObject var model: Model
  let number: Int

  var body: some View {
    Text(model.askedText + model.readText + model.stepText + model.callText)
    Text("\(model.text(of: number)) of \(model.count) \(model.isKnown(number) ? "known" : "new")")
  }
}
