import Combine
import SwiftUI

final class Song: ObservableObject, Identifiable {
  let id: Int
  @Published var isLiked = false

  init(id: Int) {
    self.id = id
  }
}

final class ObservableArray<Element: ObservableObject>: ObservableObject {
  @Published var array: [Element] {
    didSet { observe() }
  }
  private var cancellables: [AnyCancellable] = []

  init(_ array: [Element]) {
    self.array = array
    observe()
  }

  private func observe() {
    cancellables = array.map { element in
      element.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
  }
}

final class Shelf: ObservableObject {
  @Published var songs: [Song] = []
  let first = Song(id: 0)
  private var bag: [AnyCancellable] = []
  private var subscriptions: Set<AnyCancellable> = []
  private var merged: AnyCancellable?
  private var erased: AnyCancellable?
  private var checked: AnyCancellable?
  private var liked: AnyCancellable?
  private var each: AnyCancellable?
  private var latest: AnyCancellable?
  private var strong: AnyCancellable?

  func fill() {
    for song in songs {
      bag.append(song.objectWillChange.sink { [weak self] in self?.objectWillChange.send() })
    }
    let subscription = first.objectWillChange.sink { self.objectWillChange.send() }
    bag.append(subscription)
    for song in songs {
      let added = song.objectWillChange.sink { [weak self] in
        self?.objectWillChange.send()
      }
      subscriptions.insert(added)
    }
    let stored = first.objectWillChange.sink { self.objectWillChange.send() }
    stored.store(in: &subscriptions)
    merged = Publishers.MergeMany(songs.map { $0.objectWillChange }).sink { [weak self] in
      self?.objectWillChange.send()
    }
    merged = Publishers.MergeMany(songs.map(\.objectWillChange)).sink { [weak self] in
      self?.objectWillChange.send()
    }
    erased = AnyCancellable(first.objectWillChange.sink { self.objectWillChange.send() })
    checked = first.objectWillChange.sink { [weak self] in
      if let self { self.objectWillChange.send() }
    }
    strong = first.objectWillChange.sink { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.objectWillChange.send()
    }
    each = $songs.flatMap { Publishers.MergeMany($0.map(\.objectWillChange)) }.sink { [weak self] _ in
      self?.objectWillChange.send()
    }
    latest = $songs
      .map { songs in Publishers.MergeMany(songs.map { $0.objectWillChange }) }
      .switchToLatest()
      .sink { [weak self] in self?.objectWillChange.send() }
    liked = first.$isLiked.dropFirst().removeDuplicates().sink { [weak self] _ in
      self?.objectWillChange.send()
    }
    songs = []
  }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View { Text("\(shelf.songs.filter(\.isLiked).count) \(shelf.first.isLiked)") }
}

final class Player: ObservableObject {
  @Published var rate = 1.0
}

final class Mixer: ObservableObject {
  @Published var level = 0.0
  let player = Player()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    player.$rate.merge(with: Just(2)).sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

final class Track: ObservableObject {
  @Published var name = ""
}

final class Tracks: ObservableObject {
  @Published var tracks: [Track] = []
  private var latest: AnyCancellable?

  func follow() -> [AnyCancellable] {
    tracks.map { $0.objectWillChange.sink { self.objectWillChange.send() } }
  }

  func followFirst(_ keep: (AnyCancellable) -> Void) {
    tracks.first.map { keep($0.objectWillChange.sink { self.objectWillChange.send() }) }
    let subscription = tracks[0].objectWillChange.sink { self.objectWillChange.send() }
    keep(subscription)
  }
}

struct Songs: View {
  @StateObject var songs = ObservableArray([Song(id: 1), Song(id: 2)])

  var body: some View {
    Text("\(songs.array.filter(\.isLiked).count)")
    ForEach(songs.array) { song in
      Button("Like") { song.isLiked.toggle() }
    }
  }
}
