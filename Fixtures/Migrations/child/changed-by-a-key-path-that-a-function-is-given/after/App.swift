import SwiftUI

final class Options {
  var isLoud = false
  var level = 1
}

@Observable
final class Player {
  let options = Options()
  var isEdited = false

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

  // `Options.isLoud` is not observable, and views read it again when `isEdited` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct Panel: View {
  var player: Player
  var body: some View {
    // Update when `isEdited` changes; `Options.isLoud` is not observable.
    let _ = player.isEdited
    Toggle("Loud", isOn: player.binding(\.isLoud))
    Text("loud: \(player.options.isLoud)")
  }
}

/// What nothing can be assigned by changes nothing.
struct Level: View {
  var player: Player
  var body: some View {
    Text("level: \(player.options.level)")
    Button("Say") { print(player.show(\.level)) }
  }
}
