import SwiftUI

@Observable
final class Player {
  var title = ""
  @ObservationIgnored var subtitle = ""
  @ObservationIgnored private(set) var seconds = 0
  let created = Date()
  var time: String { "\(seconds) s" }
}

struct PlayerView: View {
  var player: Player

  var body: some View {
    Text(player.title + player.subtitle + player.time)
  }
}
