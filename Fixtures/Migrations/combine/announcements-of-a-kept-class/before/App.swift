import SwiftUI

final class Store {
  var names: [String] = []
}

// observify:ignore -- rewritten next
final class Search: ObservableObject {
  @Published var store = Store()

  func load() {
    store.names = ["a"]
    objectWillChange.send()
  }
}

// observify:ignore -- rewritten next
final class Settings: ObservableObject {
  var isLoud: Bool {
    get {
      UserDefaults.standard.bool(forKey: "loud")
    }
    set {
      objectWillChange.send()
      UserDefaults.standard.set(newValue, forKey: "loud")
    }
  }
}

struct SearchView: View {
  @ObservedObject var search: Search
  @ObservedObject var settings: Settings

  var body: some View { Text(settings.isLoud ? "loud" : search.store.names.joined()) }
}
