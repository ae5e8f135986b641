import SwiftUI

final class Clip {
  var name = "clip"
  var isLooped = false
}

@MainActor
final class Player: NSObject, ObservableObject, @unchecked Sendable {
  @Published var isPlaying = false
  let clip = Clip()
}

struct ActionView: View {
  let title: String
  let action: () -> Void

  init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  var body: some View { Button(title, action: action) }
}

struct ClipView: View {
  @EnvironmentObject var player: Player

  var body: some View {
    Form {
      Section {
        Toggle(
          isOn: Binding(
            get: { player.clip.isLooped },
            set: { value in
              player.clip.isLooped = value
              player.objectWillChange.send()
            })
        ) {
          Text(player.clip.name)
        }
      }
      .onAppear {
        player.clip.name = "seen"
        player.objectWillChange.send()
      }
      ActionView("Rename") {
        player.clip.name = "renamed"
        player.objectWillChange.send()
      }
    }
  }
}
