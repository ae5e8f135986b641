import SwiftUI

final class Track { var title = "" }

final class Player: ObservableObject {
  @MainActor private(set) var track: Track? = nil
  @Published var volume = 1

  init() {}

  @MainActor func play(_ track: Track) {
    self.track = track
    track.title = "playing"
    announce()
  }

  func announce() {
    print("announces")
    objectWillChange.send()
  }
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View { Text(player.track?.title ?? "") }
}
