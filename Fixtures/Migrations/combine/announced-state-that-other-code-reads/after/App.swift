import SwiftUI

class Song {
  var title = ""
}

@Observable
class Player {
  let song = Song()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func rename(_ title: String) {
    song.title = title
    revision += 1
  }
}

class Remote {
  let player = Player()

  func headline() -> String {
    player.song.title.uppercased()
  }
}

struct PlayerView: View {
  var player: Player

  var body: some View {
    let _ = player.revision
    Text(player.song.title)
  }
}

struct PlayerControls: View {
  var player: Player

  var body: some View {
    Button("Rename") { player.rename("Intro") }
  }
}

@Observable
class Recorder {
  let song = Song()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func rename(_ title: String) {
    song.title = title
    revision += 1
  }
}

func headline(of recorder: Recorder) -> String {
  recorder.song.title.uppercased()
}

struct RecorderView: View {
  var recorder: Recorder

  var body: some View {
    let _ = recorder.revision
    Text(headline(of: recorder))
  }
}
