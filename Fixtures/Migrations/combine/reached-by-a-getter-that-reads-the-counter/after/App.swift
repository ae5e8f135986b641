import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var time = 0.0
  var changes: any Publisher { objectWillChange }
}

@Observable
final class Remote {
  private let player: Player
  var isShown = false
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  init(player: Player) {
    self.player = player
    player.$time.sink { [weak self] _ in
      guard let self, self.isShown else { return }
      self.revision += 1
    }.store(in: &cancellables)
  }

  var current: Player {
    _ = revision
    return player
  }
  var next: Player? {
    _ = revision
    return player
  }
  func find() -> Player {
    _ = revision
    return player
  }
  var text: String { "\(current.time)" }
  var ownText: String { "\(self.current.time)" }
  var nextText: String { "\(next?.time ?? 0)" }
  var foundText: String { "\(find().time)" }
}

@Observable
final class Display {
  private let player: Player
  var isShown = false
  init(player: Player) { self.player = player }
  var current: Player { player }
  var text: String { "\(current.time)" }
}

struct RemoteView: View {
  var remote: Remote
  var display: Display

  var body: some View {
    Text(remote.text + remote.ownText + remote.nextText + remote.foundText + display.text)
  }
}
