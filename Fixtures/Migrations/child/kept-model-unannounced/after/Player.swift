import SwiftUI
import Combine
final class Player: ObservableObject {
    var position = 0
    @Published var title = ""
    func attach<S: Subject>(_ s: S) -> AnyCancellable where S.Output == Void, S.Failure == Never { objectWillChange.subscribe(s) }
}
@Observable
final class Clock { var ticks = 0 }
struct PlayerView: View {
    @ObservedObject var player: Player
    var clock: Clock
    var body: some View {
        // Update when `ticks` changes; `Player.position` is not observable.
        let _ = clock.ticks
        Text("\(player.position) \(player.title)"); Button("x") { player.position += 1; clock.ticks += 1 }
    }
}
struct TicksView: View { var clock: Clock; var body: some View { Text("\(clock.ticks)") } }
