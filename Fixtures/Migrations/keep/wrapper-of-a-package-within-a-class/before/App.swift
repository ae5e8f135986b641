import Factory
import SwiftUI

final class Player: ObservableObject {
  @Published var volume = 1.0
}

extension Container {
  var player: Factory<Player> { self { Player() } }
}

final class Screen: ObservableObject {
  @InjectedObject(\.player) private var player
  @Published var title = ""

  func mute() { player.volume = 0 }
}

struct ScreenView: View {
  @StateObject private var screen = Screen()

  var body: some View {
    Text(screen.title)
    Button("Mute") { screen.mute() }
  }
}
