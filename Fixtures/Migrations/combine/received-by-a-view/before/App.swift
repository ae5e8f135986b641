import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

struct PlayerView: View {
  @ObservedObject var player: Player
  @State private var titles: [String] = []

  var body: some View {
    Text(titles.joined())
      .onReceive(player.$title) { titles.append($0) }
  }
}
