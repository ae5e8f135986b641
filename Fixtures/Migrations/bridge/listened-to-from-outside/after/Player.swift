import Combine
import Observation

@Observable
class Player {
  var title = "none" {
    willSet { titleSubject.send(newValue) }
  }
  private let titleSubject = CurrentValueSubject<String, Never>("none")
  @ObservationIgnored private(set) lazy var titlePublisher = titleSubject.eraseToAnyPublisher()
  var volume: Double = 1 {
    willSet { volumeSubject.send(newValue) }
  }
  private let volumeSubject = CurrentValueSubject<Double, Never>(1)
  @ObservationIgnored private(set) lazy var volumePublisher = volumeSubject.eraseToAnyPublisher()
  var next: Player? {
    willSet { nextSubject.send(newValue) }
  }
  private let nextSubject = CurrentValueSubject<Player?, Never>(nil)
  @ObservationIgnored private(set) lazy var nextPublisher = nextSubject.eraseToAnyPublisher()
}

final class Remote {
  let player: Player
  weak var other: Player?
  private var cancellables = Set<AnyCancellable>()

  init(_ player: Player) {
    self.player = player
    player.titlePublisher.sink { print("title", $0) }.store(in: &cancellables)
    player.titlePublisher.combineLatest(player.volumePublisher)
      .sink { print("both", $0, $1) }
      .store(in: &cancellables)
    Publishers.CombineLatest(player.volumePublisher, player.titlePublisher.map(\.count))
      .sink { print("numbers", $0, $1) }
      .store(in: &cancellables)
    Publishers.Merge(player.titlePublisher, player.titlePublisher.dropFirst())
      .sink { print("merged", $0) }
      .store(in: &cancellables)
  }

  func follow() {
    other?.volumePublisher.sink { print("other", $0) }.store(in: &cancellables)
    player.nextPublisher.compactMap { $0 }.flatMap { $0.titlePublisher }
      .sink { print("next", $0) }
      .store(in: &cancellables)
    player.nextPublisher.compactMap { $0 }.flatMap(\Player.volumePublisher)
      .sink { print("next volume", $0) }
      .store(in: &cancellables)
    let titlePublisher = player.titlePublisher.eraseToAnyPublisher()
    titlePublisher.sink { print("erased", $0) }.store(in: &cancellables)
  }
}
