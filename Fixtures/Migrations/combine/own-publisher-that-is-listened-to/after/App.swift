import Combine
import Observation

@Observable
final class Typing {
  let objectWillChange = PassthroughSubject<String, Never>()

  var name = "" {
    didSet { objectWillChange.send(name) }
  }
}

@Observable
class Player {
  @ObservationIgnored var objectWillChange = ObservableObjectPublisher()

  var title = "" {
    willSet { objectWillChange.send() }
  }
}

@Observable
final class RadioPlayer: Player {
  var station = "" {
    willSet { objectWillChange.send() }
  }
}

final class Screen {
  private var cancellables: Set<AnyCancellable> = []
  private(set) var name = ""

  init(_ typing: Typing, _ player: Player) {
    typing.objectWillChange
      .sink { [weak self] name in self?.name = name }
      .store(in: &cancellables)
    player.objectWillChange.sink { print("changes") }.store(in: &cancellables)
  }
}
