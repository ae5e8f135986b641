import Combine
import SwiftUI

@Observable
final class Song: Identifiable {
  let id: Int
  var isLiked = false

  init(id: Int) {
    self.id = id
  }
}

@Observable
final class ObservableArray<Element: AnyObject & Observable> {
  var array: [Element]

  init(_ array: [Element]) {
    self.array = array
  }
}

@Observable
final class Shelf {
  var songs: [Song] = []
  let first = Song(id: 0)

  func fill() {
    songs = []
  }
}

struct ShelfView: View {
  var shelf: Shelf

  var body: some View { Text("\(shelf.songs.filter(\.isLiked).count) \(shelf.first.isLiked)") }
}

final class Player: ObservableObject {
  @Published var rate = 1.0
}

@Observable
final class Mixer {
  var level = 0.0
  let player = Player()
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init() {
    player.$rate.merge(with: Just(2)).sink { [weak self] _ in self?.withMutation(keyPath: \.level) {} }
      .store(in: &subscriptions)
  }
}

final class Track: ObservableObject {
  @Published var name = ""
}

@Observable
final class Tracks {
  var tracks: [Track] = []
  @ObservationIgnored private var latest: AnyCancellable?

  func follow() -> [AnyCancellable] {
    tracks.map { $0.objectWillChange.sink { self.withMutation(keyPath: \.tracks) {} } }
  }

  func followFirst(_ keep: (AnyCancellable) -> Void) {
    tracks.first.map { keep($0.objectWillChange.sink { self.withMutation(keyPath: \.tracks) {} }) }
    let subscription = tracks[0].objectWillChange.sink { self.withMutation(keyPath: \.tracks) {} }
    keep(subscription)
  }
}

struct Songs: View {
  @State var songs = ObservableArray([Song(id: 1), Song(id: 2)])

  var body: some View {
    Text("\(songs.array.filter(\.isLiked).count)")
    ForEach(songs.array) { song in
      Button("Like") { song.isLiked.toggle() }
    }
  }
}
