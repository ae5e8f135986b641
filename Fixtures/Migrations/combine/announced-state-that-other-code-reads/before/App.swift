import SwiftUI

class Song {
  var title = ""
}

class Player: ObservableObject {
  let song = Song()

  func rename(_ title: String) {
    song.title = title
    objectWillChange.send()
  }
}

class Remote {
  let player = Player()

  func headline() -> String {
    player.song.title.uppercased()
  }
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View {
    Text(player.song.title)
  }
}

struct PlayerControls: View {
  @ObservedObject var player: Player

  var body: some View {
    Button("Rename") { player.rename("Intro") }
  }
}

class Recorder: ObservableObject {
  let song = Song()

  func rename(_ title: String) {
    song.title = title
    objectWillChange.send()
  }
}

func headline(of recorder: Recorder) -> String {
  recorder.song.title.uppercased()
}

struct RecorderView: View {
  @ObservedObject var recorder: Recorder

  var body: some View {
    Text(headline(of: recorder))
  }
}
