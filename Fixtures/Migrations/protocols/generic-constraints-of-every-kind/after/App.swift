import SwiftUI

protocol Titled: AnyObject {
  var title: String { get }
}

@Observable
final class Note: Titled {
  var title = ""
}

@Observable
final class Memo: Titled {
  var title = ""
}

struct TitleView<Model: Titled & AnyObject & Observable>: View {
  var model: Model

  var body: some View {
    Text(model.title)
  }
}

struct Framed<Inner>: View where Inner: Titled, Inner: AnyObject & Observable {
  @State private var inner: Inner

  init(inner: @autoclosure @escaping () -> Inner) {
    _inner = State(wrappedValue: inner())
  }

  var body: some View {
    TitleView(model: inner)
    NoteEditor<Inner>().environment(inner)
  }
}

struct NoteEditor<Model: AnyObject & Observable>: View where Model: Titled {
  @Environment(Model.self) var model

  var body: some View {
    Text(model.title)
  }
}

@Observable
final class Cache<Model: AnyObject & Observable> {
  var models: [String: Model] = [:]
}

func first<Model: AnyObject & Observable>(_ models: [Model]) -> Model? {
  models.first
}

struct Screen: View {
  @State private var cache = Cache<Memo>()
  let notes: [Note]

  var body: some View {
    Framed(inner: Note())
    if let memo = cache.models["first"] { TitleView(model: memo) }
    if let note = first(notes) { TitleView(model: note) }
  }
}
