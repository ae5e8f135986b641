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

  func text(of number: Int) -> String { cache.text(of: number) }
  func isKnown(_ number: Int) -> Bool { other.hasText(of: number) }
  func load() { _ = other.text(of: count) }
}

struct Row: View {
  var model: Model
  let number: Int

  var body: some View {
    Text(model.askedText)
    Text("\(model.text(of: number)) of \(model.count) \(model.isKnown(number) ? "known" : "new")")
  }
}
