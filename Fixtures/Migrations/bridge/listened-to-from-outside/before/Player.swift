import Combine

class Player: ObservableObject {
  @Published var title = "none"
  @Published var volume: Double = 1
  @Published var next: Player?
}

final class Remote {
  let player: Player
  weak var other: Player?
  private var cancellables = Set<AnyCancellable>()

  init(_ player: Player) {
    self.player = player
    player.$title.sink { print("title", $0) }.store(in: &cancellables)
    player.$title.combineLatest(player.$volume)
      .sink { print("both", $0, $1) }
      .store(in: &cancellables)
    Publishers.CombineLatest(player.$volume, player.$title.map(\.count))
      .sink { print("numbers", $0, $1) }
      .store(in: &cancellables)
    Publishers.Merge(player.$title, player.$title.dropFirst())
      .sink { print("merged", $0) }
      .store(in: &cancellables)
  }

  func follow() {
    other?.$volume.sink { print("other", $0) }.store(in: &cancellables)
    player.$next.compactMap { $0 }.flatMap { $0.$title }
      .sink { print("next", $0) }
      .store(in: &cancellables)
    player.$next.compactMap { $0 }.flatMap(\Player.$volume)
      .sink { print("next volume", $0) }
      .store(in: &cancellables)
    let titlePublisher = player.$title.eraseToAnyPublisher()
    titlePublisher.sink { print("erased", $0) }.store(in: &cancellables)
  }
}
