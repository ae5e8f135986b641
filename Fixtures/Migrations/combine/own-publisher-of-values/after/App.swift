import Combine
import SwiftUI

@Observable
final class Player {
  let reset = PassthroughSubject<Void, Never>()

  var isPlaying = false {
    didSet {
      if !isPlaying { time = 0 }
    }
  }
  var time = 0
}

@Observable
final class Typing {
  var name = ""
}

struct PlayerView: View {
  var player: Player
  @State private var typing = Typing()

  var body: some View {
    Text("\(player.time) \(typing.name)")
  }
}
