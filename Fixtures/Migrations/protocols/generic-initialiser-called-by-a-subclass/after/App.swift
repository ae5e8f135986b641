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
