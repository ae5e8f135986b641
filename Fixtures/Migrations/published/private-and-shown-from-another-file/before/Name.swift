import SwiftUI

struct NameView: View {
  @ObservedObject var player: Player

  var body: some View {
    Text(Library.shared.name)
    Button("Rename", action: player.rename)
  }
}
