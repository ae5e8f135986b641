import Combine
import SwiftUI

final class Player: ObservableObject {
  let objectWillChange = PassthroughSubject<Player, Never>()
  let reset = PassthroughSubject<Void, Never>()

  var isPlaying = false {
    didSet {
      objectWillChange.send(self)
      if !isPlaying { time = 0 }
    }
  }
  var time = 0 {
    willSet { objectWillChange.send(self) }
  }
}

final class Typing: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()

  var name = "" {
    didSet { objectWillChange.send(name) }
  }
}

struct PlayerView: View {
  @ObservedObject var player: Player
  @StateObject private var typing = Typing()

  var body: some View {
    Text("\(player.time) \(typing.name)")
  }
}
