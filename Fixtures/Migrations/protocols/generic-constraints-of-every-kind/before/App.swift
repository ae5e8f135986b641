import SwiftUI

protocol Titled: AnyObject {
  var title: String { get }
}

final class Note: ObservableObject, Titled {
  @Published var title = ""
}

final class Memo: ObservableObject, Titled {
  @Published var title = ""
}

struct TitleView<Model: Titled & ObservableObject>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text(model.title)
  }
}

struct Framed<Inner>: View where Inner: Titled, Inner: Combine.ObservableObject {
  @StateObject private var inner: Inner

  init(inner: @autoclosure @escaping () -> Inner) {
    _inner = StateObject(wrappedValue: inner())
  }

  var body: some View {
    TitleView(model: inner)
    NoteEditor<Inner>().environmentObject(inner)
  }
}

struct NoteEditor<Model: ObservableObject>: View where Model: Titled {
  @EnvironmentObject var model: Model

  var body: some View {
    Text(model.title)
  }
}

final class Cache<Model: ObservableObject>: ObservableObject {
  @Published var models: [String: Model] = [:]
}

func first<Model: ObservableObject>(_ models: [Model]) -> Model? {
  models.first
}

struct Screen: View {
  @StateObject private var cache = Cache<Memo>()
  let notes: [Note]

  var body: some View {
    Framed(inner: Note())
    if let memo = cache.models["first"] { TitleView(model: memo) }
    if let note = first(notes) { TitleView(model: note) }
  }
}
