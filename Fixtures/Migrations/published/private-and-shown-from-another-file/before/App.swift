import SwiftUI

final class Library {
  static let shared = Library()
  var name = ""
  var author = ""
}

enum Volume {
  nonisolated(unsafe) static var level = 0
}

final class Player: ObservableObject {
  @Published private var ticks = 0

  func rename() {
    Library.shared.name = "Song"
    Library.shared.author = "Ada"
    ticks = 0
  }

  func describe() -> String {
    let artist = self.artist
    return artist
  }
}

final class Speaker: ObservableObject {
  @Published private var ticks = 0

  func mute() {
    Volume.level = 0
    ticks = 0
  }
}

struct PlayerView: View {
  @ObservedObject var player: Player
  @ObservedObject var speaker: Speaker

  var body: some View {
    Text(player.title)
    Text("\(speaker.volume)")
    Button("Rename", action: player.rename)
    Button("Mute", action: speaker.mute)
  }
}
