import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  var subtitle = ""
  private(set) var seconds = 0
  let created = Date()
  var time: String { "\(seconds) s" }
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View {
    Text(player.title + player.subtitle + player.time)
  }
}
