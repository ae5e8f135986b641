import SwiftUI

final class Player: ObservableObject {
  @Published var animation = 1.0
  @Published var transaction = ""
  @Published var title = ""
}

struct PlayerView: View {
  @StateObject private var player = Player()

  var body: some View {
    Slider(value: $player.animation)
    TextField("Transaction", text: self.$player.transaction)
    TextField("Title", text: $player.title)
    PlayerControls(player: player)
  }
}

struct PlayerControls: View {
  @ObservedObject var player: Player

  var body: some View {
    Slider(value: $player.animation)
  }
}
