import Combine
import SwiftUI

/// It stays: a publisher is used.
final class Track: ObservableObject {
  @Published var number = 0
  @Published var isNew = false

  init() { $number.map { $0 > 0 }.assign(to: &$isNew) }
}

@Observable
final class Player {
  let track = Track()
  var title = ""

  func next() {
    track.number += 1
    title = "Track \(track.number)"
  }
}

struct NumberLabel: View {
  var player: Player

  var body: some View {
    let _ = player.title  // Update when `title` changes; `Track.number` is not observable.
    Text("\(player.track.number)")
  }
}

/// It observes the track itself.
struct TrackLabel: View {
  var player: Player
  @ObservedObject var track: Track

  var body: some View {
    Text("\(player.track.number)")
  }
}

struct Screen: View {
  @State private var player = Player()

  var body: some View {
    NumberLabel(player: player)
    TrackLabel(player: player, track: player.track)
    Text(player.title)
    Button("Next") { player.next() }
  }
}
