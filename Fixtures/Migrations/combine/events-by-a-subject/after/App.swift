import Combine
import SwiftUI

@Observable
final class Player {
  var title = ""
  let ended = PassthroughSubject<Void, Never>()
}

struct PlayerView: View {
  var player: Player
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text(player.title)
      .onReceive(player.ended) { player.title = "" }
      .onReceive(timer) { _ in player.title += "." }
  }
}
