import SwiftUI
import UIKit

@Observable
final class Player {
    var volume = 0.5
    var track = "a"
}

struct Counter: UIViewRepresentable {
    var player: Player
    final class Coordinator { var updates = 0 }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) {
        _ = player.volume  // Update when `volume` changes; each update has side effects.
        context.coordinator.updates += 1
        label.text = "\(player.track) \(context.coordinator.updates)"
    }
}

struct Caption: UIViewRepresentable {
    var player: Player
    final class Coordinator {
        var shown = ""
        var updates = 0
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.updates += 1
        if context.coordinator.shown == player.track { return }
        context.coordinator.shown = player.track
        label.text = player.track
    }
}

struct PlayerView: View {
    @State private var player = Player()
    var body: some View {
        Counter(player: player)
        Caption(player: player)
        Slider(value: $player.volume)
        Button("Next") { player.track += "b" }
    }
}
