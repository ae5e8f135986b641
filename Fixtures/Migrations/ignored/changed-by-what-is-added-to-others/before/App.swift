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

final class Model: ObservableObject, Counting {
  @Published var number = 1
  var reads = 0
  var taps = 0
  var lines: [String] = []
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
  @ObservedObject var model: Model
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

final class Card: ObservableObject, Identifiable, Asking {
  @Published var title = "a"
  var asked = 0
}

struct CardView: View {
  @ObservedObject var card: Card
  var body: some View { Text(card.titled(card.title)) }
}
