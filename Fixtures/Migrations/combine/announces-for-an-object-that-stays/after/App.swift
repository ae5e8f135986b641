import Combine
import SwiftUI
final class Player: ObservableObject {
  @Published var position = 0
  var token: Any?
  init() { token = $position.sink { _ in } }
}
@Observable
final class NowPlaying {
  private(set) var player: Player? { didSet { observe() } }
  @ObservationIgnored private var token: AnyCancellable?
  private func observe() {
    token = player?.objectWillChange.receive(on: DispatchQueue.main).sink { [weak self] in
      print("moved")
      self?.withMutation(keyPath: \.player) {}
    }
  }
  func play() { player = Player() }
  func seek() { player?.position += 1 }
  var caption: String { "\(player?.position ?? -1)" }
}
struct PlayingView: View {
  @State private var now = NowPlaying()
  var body: some View {
    Text(now.caption)
    Button("Seek") { now.seek() }
  }
}
