import SwiftUI

enum Library {
  @MainActor static var name = ""
}

@MainActor
final class Player: ObservableObject {
  @Published var ticks = 0

  func rename() {
    Library.name = "Song"
    ticks += 1
  }

  func title() -> String { "\(ticks): \(Library.name)" }
}

struct NameView: View {
  @ObservedObject var player: Player

  var body: some View {
    Text(Library.name)
    Button("Rename", action: player.rename)
  }
}

struct Caption: View {
  let text: () -> String

  var body: some View { Text(text()) }
}

struct TitleView: View {
  @ObservedObject var player: Player

  var body: some View {
    Caption(text: player.title)
    Text(Library.name)
  }
}

struct ChangeView: View {
  @ObservedObject var player: Player

  var body: some View {
    Text("Changes")
      .onChange(of: Library.name) { print($0) }
  }
}

struct OnlineView: View {
  @ObservedObject var player: Player

  func onName() -> String { Library.name }

  var body: some View {
    Text(onName())
  }
}
