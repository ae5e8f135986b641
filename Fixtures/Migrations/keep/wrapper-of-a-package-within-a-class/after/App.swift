import Factory
import SwiftUI

final class Player: ObservableObject {
  @Published var volume = 1.0
}

extension Container {
  var player: Factory<Player> { self { Player() } }
}

@Observable
final class Screen {
  @ObservationIgnored @InjectedObject(\.player) private var player
  var title = ""

  func mute() { player.volume = 0 }
}

struct ScreenView: View {
  @State private var screen = Screen()

  var body: some View {
    Text(screen.title)
    Button("Mute") { screen.mute() }
  }
}
