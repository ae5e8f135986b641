import SwiftUI

@globalActor
actor StoreActor {
  static let shared = StoreActor()
}

@Observable
final class Loader {
  var count = 0
  @ObservationIgnored @MainActor private var text: String

  init(text: String) {
    self.text = text
  }
}

@MainActor
@Observable
final class Session {
  @MainActor var name: String

  init(name: String) {
    self.name = name
  }
}

@StoreActor
@Observable
final class Store {
  @StoreActor var name = ""
  @ObservationIgnored @StoreActor var count = 0
  @ObservationIgnored @StoreActor lazy var cache = [1]
}

struct LoaderView: View {
  var loader: Loader
  var session: Session

  var body: some View {
    Text("\(loader.count) \(session.name)")
  }
}
