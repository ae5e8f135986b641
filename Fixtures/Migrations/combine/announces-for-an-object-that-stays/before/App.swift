import Combine
import SwiftUI
final class Player: ObservableObject {
  @Published var position = 0
  var token: Any?
  init() { token = $position.sink { _ in } }
}
final class NowPlaying: ObservableObject {
  @Published private(set) var player: Player? { didSet { observe() } }
  private var token: AnyCancellable?
  private func observe() {
    token = player?.objectWillChange.receive(on: DispatchQueue.main).sink { [weak self] in
      print("moved")
      self?.objectWillChange.send()
    }
  }
  func play() { player = Player() }
  func seek() { player?.position += 1 }
  var caption: String { "\(player?.position ?? -1)" }
}
struct PlayingView: View {
  @StateObject private var now = NowPlaying()
  var body: some View {
    Text(now.caption)
    Button("Seek") { now.seek() }
  }
}
