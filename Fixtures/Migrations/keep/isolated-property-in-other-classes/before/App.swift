import SwiftUI

@globalActor
actor StoreActor {
  static let shared = StoreActor()
}

final class Loader: ObservableObject {
  @Published var count = 0
  @MainActor private var text: String

  init(text: String) {
    self.text = text
  }
}

@MainActor
final class Session: ObservableObject {
  @MainActor @Published var name: String

  init(name: String) {
    self.name = name
  }
}

@StoreActor
final class Store: ObservableObject {
  @StoreActor @Published var name = ""
  @StoreActor var count = 0
  @StoreActor lazy var cache = [1]
}

struct LoaderView: View {
  @ObservedObject var loader: Loader
  @ObservedObject var session: Session

  var body: some View {
    Text("\(loader.count) \(session.name)")
  }
}
