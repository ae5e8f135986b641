import SwiftUI

final class Clip {
  var name = "clip"
  var isLooped = false
}

@MainActor
@Observable
final class Player: NSObject, @unchecked Sendable {
  var isPlaying = false
  let clip = Clip()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  var revision = 0
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
  @Environment(Player.self) var player

  var body: some View {
    let _ = player.revision
    Form {
      Section {
        Toggle(
          isOn: Binding(
            get: { player.clip.isLooped },
            set: { value in
              player.clip.isLooped = value
              player.revision += 1
            })
        ) {
          Text(player.clip.name)
        }
      }
      .onAppear {
        player.clip.name = "seen"
        player.revision += 1
      }
      ActionView("Rename") {
        player.clip.name = "renamed"
        player.revision += 1
      }
    }
  }
}
