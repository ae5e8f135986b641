import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

struct PlayerView: View {
  @StateObject private var player = Player()
  @State private var changes = 0

  var body: some View {
    Text("\(changes)")
      .onReceive(player.objectWillChange) { changes += 1 }
  }
}
