import Combine
import SwiftUI

final class Library: ObservableObject {
  @Published var titles: [String] = ["Aria", "Blue"]
  @Published var query = ""
  private var cancellables = Set<AnyCancellable>()

  init() {
    refreshWithQuery()
  }

  private func refreshWithQuery() {
    // Not with every key.
    $query
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in
        self?.objectWillChange.send()
      }
      .store(in: &cancellables)
  }

  var found: [String] { query.isEmpty ? titles : titles.filter { $0.contains(query) } }
}

final class Preferences: ObservableObject {
  @Published var size = 12 {
    didSet {
      save()
      DispatchQueue.main.async {
        self.objectWillChange.send()
      }
    }
  }

  private func save() {}
}

class Deck: ObservableObject {
  private var cards: [String] = []
  private let table = Table()

  var top: String { cards.last ?? "none" }
  var turned: Int { table.turned }

  func place(_ card: String) {
    objectWillChange.send()
    cards.append(card)
  }

  func placeJoker() {
    objectWillChange.send()
    place("Joker")
  }

  func turn() {
    objectWillChange.send()
    place("Queen")
    table.turned += 1
  }
}

final class Table { var turned = 0 }

final class Song { var title = "Aria" }

final class Playlist: ObservableObject {
  @Published var songs = [Song()]
  @Published var title = ""
  private var cancellables = Set<AnyCancellable>()

  init() {
    $title
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  func rename() { songs[0].title = title }
}

final class Profile: ObservableObject {
  @Published var edits = 0
  private var cancellable: AnyCancellable?

  var name: String { UserDefaults.standard.string(forKey: "name") ?? "" }

  init() {
    cancellable = $edits.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

final class Cache: ObservableObject {
  var size = 0
  @Published var key = "" {
    didSet {
      DispatchQueue.main.async { [self] in
        size += 1
        objectWillChange.send()
      }
    }
  }
}

struct LibraryView: View {
  @StateObject var library = Library()
  @StateObject var preferences = Preferences()
  @StateObject var deck = Deck()
  @StateObject var playlist = Playlist()
  @StateObject var profile = Profile()
  @StateObject var cache = Cache()

  var body: some View {
    VStack {
      TextField("Search", text: $library.query)
      ForEach(library.found, id: \.self) { Text($0) }
      Button("Size \(preferences.size)") { preferences.size += 1 }
      Button("Top: \(deck.top), \(deck.turned)") { deck.placeJoker() }
      Text(playlist.songs[0].title)
      Text("\(profile.name), \(profile.edits)")
      Text("\(cache.key), \(cache.size)")
    }
  }
}
