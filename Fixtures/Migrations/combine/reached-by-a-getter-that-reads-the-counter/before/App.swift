import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var time = 0.0
  var changes: any Publisher { objectWillChange }
}

final class Remote: ObservableObject {
  private let player: Player
  @Published var isShown = false
  private var cancellables: Set<AnyCancellable> = []

  init(player: Player) {
    self.player = player
    player.$time.sink { [weak self] _ in
      guard let self, self.isShown else { return }
      self.objectWillChange.send()
    }.store(in: &cancellables)
  }

  var current: Player { player }
  var next: Player? { player }
  func find() -> Player { player }
  var text: String { "\(current.time)" }
  var ownText: String { "\(self.current.time)" }
  var nextText: String { "\(next?.time ?? 0)" }
  var foundText: String { "\(find().time)" }
}

final class Display: ObservableObject {
  private let player: Player
  @Published var isShown = false
  init(player: Player) { self.player = player }
  var current: Player { player }
  var text: String { "\(current.time)" }
}

struct RemoteView: View {
  @ObservedObject var remote: Remote
  @ObservedObject var display: Display

  var body: some View {
    Text(remote.text + remote.ownText + remote.nextText + remote.foundText + display.text)
  }
}
