import SwiftUI

@Observable
final class Store {
  var title = ""
}

@Observable
final class Album {
  var title = ""
}

class Holder {
  init<Model: AnyObject & Observable>(model: Model) {}
}

class Owner: Holder {}

final class Shelf: Holder {
  init(album: Album) { super.init(model: album) }
}

func start(store: Store) { _ = Owner(model: store) }

/// An initialiser that is passed on is one of its own type.
@Observable
final class Free {
  var title = ""
}

struct Note {
  init(text: String) {}
}

func notes() -> [Note] { ["a"].map(Note.init) }
