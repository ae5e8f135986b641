import SwiftUI

final class Store: ObservableObject {
  @Published var title = ""
}

final class Album: ObservableObject {
  @Published var title = ""
}

class Holder {
  init<Model: ObservableObject>(model: Model) {}
}

class Owner: Holder {}

final class Shelf: Holder {
  init(album: Album) { super.init(model: album) }
}

func start(store: Store) { _ = Owner(model: store) }

/// An initialiser that is passed on is one of its own type.
final class Free: ObservableObject {
  @Published var title = ""
}

struct Note {
  init(text: String) {}
}

func notes() -> [Note] { ["a"].map(Note.init) }
