import SwiftUI

final class Store: ObservableObject {
  @Published var title = ""
}

final class Album: ObservableObject {
  @Published var title = ""
}

final class Disc: ObservableObject {
  @Published var title = ""
}

@Observable
final class Settings {
  var title = ""
}

class Holder {
  init(model: any ObservableObject) {}
}

class Owner: Holder {}

final class Shelf: Holder {
  init(album: Album, settings: Settings) { super.init(model: album) }
}

struct Row {
  let number: Int
}

struct Library {
  typealias Keeper = Holder
}

func start(store: Store, disc: Disc) {
  _ = Owner(model: store)
  _ = Library.Keeper(model: disc)
  _ = [1, 2].map(Row.init)
}

struct SettingsView: View {
  @State private var settings = Settings()
  var body: some View { Text(settings.title) }
}
