import SwiftUI

enum Library {
  @MainActor static var name = ""
}

#if os(iOS)
  @MainActor
  final class Player: ObservableObject {
    @Published var ticks = 0

    func rename() {
      Library.name = "Song"
      ticks += 1
    }
  }
#else
  @MainActor
  final class Player: ObservableObject {
    @Published var ticks = 0

    func rename() {
      Library.name = "Tune"
      ticks += 1
    }
  }
#endif

struct NameView: View {
  @ObservedObject var player: Player

  var body: some View {
    Text(Library.name)
    Button("Rename") { player.rename() }
  }
}
