import SwiftUI

protocol Counting: AnyObject {
  var reads: Int { get set }
  var taps: Int { get set }
}

extension Counting {
  func counted(_ text: String) -> String {
    reads += 1
    return text
  }

  func tap() { taps += 1 }
}

@Observable
final class Model: Counting {
  var number = 1
  @ObservationIgnored var reads = 0
  var taps = 0
  @ObservationIgnored var lines: [String] = []
  var notes: [String] = []
  var text: String { counted("n\(number)") }
}

extension View {
  func logged(_ model: Model, _ line: String) -> some View {
    model.lines.append(line)
    return self
  }

  func noted(_ model: Model) -> some View {
    model.notes.append("a")
    return self
  }
}

struct Pad {
  func noted(_ model: Model) -> some View { EmptyView() }
}

struct ModelView: View {
  var model: Model
  let pad = Pad()

  var body: some View {
    Text(model.text).logged(model, "a")
    Text("\(model.taps) \(model.notes.count)")
    pad.noted(model)
    Button("Tap") { model.tap() }
  }
}

protocol Asking: AnyObject {
  var asked: Int { get set }
}

extension Identifiable where Self: Asking {
  func titled(_ title: String) -> String {
    asked += 1
    return title
  }
}

@Observable
final class Card: Identifiable, Asking {
  var title = "a"
  @ObservationIgnored var asked = 0
}

struct CardView: View {
  var card: Card
  var body: some View { Text(card.titled(card.title)) }
}
