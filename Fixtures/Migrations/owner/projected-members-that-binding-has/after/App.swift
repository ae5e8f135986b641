import SwiftUI

@Observable
final class Player {
  var animation = 1.0
  var transaction = ""
  var title = ""
}

struct PlayerView: View {
  @State private var player = Player()

  var body: some View {
    Slider(value: Bindable(player).animation)
    TextField("Transaction", text: Bindable(self.player).transaction)
    TextField("Title", text: $player.title)
    PlayerControls(player: player)
  }
}

struct PlayerControls: View {
  @Bindable var player: Player

  var body: some View {
    Slider(value: $player.animation)
  }
}
