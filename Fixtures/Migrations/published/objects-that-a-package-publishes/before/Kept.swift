import Combine
import PartnerKit
import PublishedObject
import SwiftUI

final class Track: ObservableObject {
  @Published var title = ""
}

final class Player: ObservableObject {
  @PublishedObject var track = Track()
  private var log: AnyCancellable?

  func start() {
    log = $track.sink { print($0.title) }
  }
}

final class Book: ObservableObject {
  @Published var title = ""
}

final class Shelf: ObservableObject {
  @PublishedObject var book = Book()
}

func watch(_ shelf: Shelf) -> AnyCancellable {
  shelf.objectWillChange.sink { print("changes") }
}

final class Screen: ObservableObject {
  @Published var text = ""
}

final class Console: ObservableObject {
  @PublishedObject var screen: Screen

  init(screen: Screen) {
    _screen = PublishedObject(wrappedValue: screen)
  }
}

final class Radio: ObservableObject {
  @PublishedObject var decoder: PartnerSession
  @Published var station = 1

  init(decoder: PartnerSession) { self.decoder = decoder }
}

struct PlayerView: View {
  @ObservedObject var player: Player
  @ObservedObject var shelf: Shelf
  @ObservedObject var console: Console
  @ObservedObject var radio: Radio

  var body: some View {
    Text("\(player.track.title) \(shelf.book.title) \(console.screen.text) \(radio.station)")
  }
}
