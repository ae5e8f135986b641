import SwiftUI

final class Library {
  static let shared = Library()
  var name = ""
  var author = ""
}

enum Volume {
  nonisolated(unsafe) static var level = 0
}

@Observable
final class Player {
  private var ticks = 0

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

@Observable
final class Speaker {
  private var ticks = 0

  func mute() {
    Volume.level = 0
    ticks = 0
  }
}

struct PlayerView: View {
  var player: Player
  var speaker: Speaker

  var body: some View {
    Text(player.title)
    Text("\(speaker.volume)")
    Button("Rename", action: player.rename)
    Button("Mute", action: speaker.mute)
  }
}
