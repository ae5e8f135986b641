import SwiftUI

final class Options {
  var isLoud = false
  var level = 1
}

final class Player: ObservableObject {
  let options = Options()
  @Published var isEdited = false

  func binding<T>(_ path: ReferenceWritableKeyPath<Options, T>) -> Binding<T> {
    Binding(
      get: { self.options[keyPath: path] },
      set: {
        self.options[keyPath: path] = $0
        self.isEdited = true
      })
  }

  func show<T>(_ path: KeyPath<Options, T>) -> String {
    isEdited = true
    return "\(options[keyPath: path])"
  }
}

struct Panel: View {
  @ObservedObject var player: Player
  var body: some View {
    Toggle("Loud", isOn: player.binding(\.isLoud))
    Text("loud: \(player.options.isLoud)")
  }
}

/// What nothing can be assigned by changes nothing.
struct Level: View {
  @ObservedObject var player: Player
  var body: some View {
    Text("level: \(player.options.level)")
    Button("Say") { print(player.show(\.level)) }
  }
}
