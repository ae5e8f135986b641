import SwiftUI

enum Library {
  @MainActor static var name = ""
}

@MainActor
@Observable
final class Player {
  var ticks = 0

  func rename() {
    Library.name = "Song"
    ticks += 1
  }

  func title() -> String { "\(ticks): \(Library.name)" }
}

struct NameView: View {
  var player: Player

  var body: some View {
    let _ = player.ticks  // Update when `ticks` changes; `Library.name` is not observable.
    Text(Library.name)
    Button("Rename", action: player.rename)
  }
}

struct Caption: View {
  let text: () -> String

  var body: some View { Text(text()) }
}

struct TitleView: View {
  var player: Player

  var body: some View {
    let _ = player.ticks  // Update when `ticks` changes; `Library.name` is not observable.
    Caption(text: player.title)
    Text(Library.name)
  }
}

struct ChangeView: View {
  var player: Player

  var body: some View {
    let _ = player.ticks  // Update when `ticks` changes; `Library.name` is not observable.
    Text("Changes")
      .onChange(of: Library.name) { print($0) }
  }
}

struct OnlineView: View {
  var player: Player

  func onName() -> String { Library.name }

  var body: some View {
    let _ = player.ticks  // Update when `ticks` changes; `Library.name` is not observable.
    Text(onName())
  }
}
