import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  var subtitle = ""
  weak var parent: Player?
  private var seconds = 0

  var time: String { "\(seconds) s" }

  func advance() {
    seconds += 1
    title = "Playing"
  }
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View {
    VStack {
      Text(player.title)
      Text(player.subtitle)
      Text(player.parent?.title ?? "")
      Button(player.time) { player.advance() }
    }
  }
}
