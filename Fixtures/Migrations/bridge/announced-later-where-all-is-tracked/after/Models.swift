import Combine
import SwiftUI

@Observable
final class Library {
  var titles: [String] = ["Aria", "Blue"]
  var query = ""

  var found: [String] { query.isEmpty ? titles : titles.filter { $0.contains(query) } }
}

@Observable
final class Preferences {
  var size = 12 {
    didSet {
      save()
    }
  }

  private func save() {}
}

@Observable
class Deck {
  private var cards: [String] = []
  private let table = Table()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var top: String { cards.last ?? "none" }
  var turned: Int {
    _ = revision
    return table.turned
  }

  func place(_ card: String) {
    revision += 1
    cards.append(card)
  }

  func placeJoker() {
    place("Joker")
  }

  func turn() {
    revision += 1
    place("Queen")
    table.turned += 1
  }
}

final class Table { var turned = 0 }

final class Song { var title = "Aria" }

@Observable
final class Playlist {
  var songs = [Song()]
  var title = "" {
    willSet { titlePublisher.send(newValue) }
  }
  private let titlePublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    titlePublisher
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.withMutation(keyPath: \.songs) {} }
      .store(in: &cancellables)
  }

  func rename() { songs[0].title = title }
}

@Observable
final class Profile {
  var edits = 0 {
    willSet { editsPublisher.send(newValue) }
  }
  private let editsPublisher = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private var cancellable: AnyCancellable?

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var name: String {
    _ = revision
    return UserDefaults.standard.string(forKey: "name") ?? ""
  }

  init() {
    cancellable = editsPublisher.sink { [weak self] _ in self?.revision += 1 }
  }
}

@Observable
final class Cache {
  var size = 0
  var key = "" {
    didSet {
      DispatchQueue.main.async { [self] in
        size += 1
        withMutation(keyPath: \.key) {}
      }
    }
  }
}

struct LibraryView: View {
  @State var library = Library()
  @State var preferences = Preferences()
  @State var deck = Deck()
  @State var playlist = Playlist()
  @State var profile = Profile()
  @State var cache = Cache()

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
