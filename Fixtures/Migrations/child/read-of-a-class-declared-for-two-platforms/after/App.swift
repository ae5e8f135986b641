import SwiftUI

enum Library {
  @MainActor static var name = ""
}

#if os(iOS)
  @MainActor
  @Observable
  final class Player {
    var ticks = 0

    func rename() {
      Library.name = "Song"
      ticks += 1
    }
  }
#else
  @MainActor
  @Observable
  final class Player {
    var ticks = 0

    func rename() {
      Library.name = "Tune"
      ticks += 1
    }
  }
#endif

struct NameView: View {
  var player: Player

  var body: some View {
    Text(Library.name)
    Button("Rename") { player.rename() }
  }
}
