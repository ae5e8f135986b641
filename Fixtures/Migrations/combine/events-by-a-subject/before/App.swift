import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  let ended = PassthroughSubject<Void, Never>()
}

struct PlayerView: View {
  @ObservedObject var player: Player
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text(player.title)
      .onReceive(player.ended) { player.title = "" }
      .onReceive(timer) { _ in player.title += "." }
  }
}
