import SwiftUI

extension Encodable {
  var json: String {
    String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self)
  }
}

final class Card: ObservableObject, Codable {
  var name = "" { willSet { objectWillChange.send() } }

  func export() -> String {
    let data = try? JSONEncoder().encode(self)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}

final class Note: ObservableObject, Codable {
  var title = "" { willSet { objectWillChange.send() } }
}

struct Editor {
  let note: Note
  var saved = Data()

  var isDirty: Bool { encoded != saved }

  private var encoded: Data? { try? JSONEncoder().encode([note]) }
}

final class Filter: ObservableObject, Codable {
  var minimum = 1 { willSet { objectWillChange.send() } }
}

@Observable
final class Draft: Codable {
  var text = ""

  func save() {
    UserDefaults.standard.set(try? JSONEncoder().encode(self), forKey: "draft")
  }

  private enum CodingKeys: String, CodingKey {
    case _text = "text"
  }
}

struct CardView: View {
  @ObservedObject var card: Card
  var body: some View { Text(card.export()) }
}

struct NoteView: View {
  @ObservedObject var note: Note
  var body: some View { Text(Editor(note: note).isDirty ? "edited" : "saved") }
}

struct FilterView: View {
  @ObservedObject var filter: Filter
  var body: some View { Text(filter.json) }
}

struct DraftView: View {
  var draft: Draft

  var body: some View {
    Text(draft.text)
    Button("Save") { draft.save() }
  }
}
