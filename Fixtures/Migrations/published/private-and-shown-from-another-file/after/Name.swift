import SwiftUI

struct NameView: View {
  var player: Player

  var body: some View {
    Text(Library.shared.name)
    Button("Rename", action: player.rename)
  }
}
