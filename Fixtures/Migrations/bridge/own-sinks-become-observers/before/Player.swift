import Combine
import SwiftUI

@MainActor
class Player: ObservableObject {
	@Published var speed = 1.0
	@Published var track: Track?
	@Published var list: [Track]?
	private var speedSink: AnyCancellable?
	private var trackSink: AnyCancellable?
	private var sinks = Set<AnyCancellable>()
	private var tokens: [Int: Task<Void, Never>] = [:]

	required init?(coder: Int) { fatalError() }

	init() {
		speedSink = $speed.sink { [weak self] speed in
			guard let self = self else { return }
			self.apply(speed: speed)
			print(speed)
		}
		trackSink = $track.removeDuplicates().sink { track in
			if let track {
				Player.remember(track)
			}
		}
		$list
			.sink { list in
				let list = list ?? []
				print(list.count)
			}
			.store(in: &sinks)
		$speed.map { $0 * 2 }.sink { print($0) }.store(in: &sinks)
	}

	deinit {
		trackSink?.cancel()
	}

	private func apply(speed: Double) {
		tokens.values.forEach { $0.cancel() }
	}

	private static func remember(_ track: Track) {}
}

struct Track: Equatable {
	let name: String
}

struct PlayerView: View {
	@StateObject private var player = Player()

	var body: some View {
		Slider(value: $player.speed)
			.onReceive(player.$track) { track in print(track?.name ?? "") }
	}
}
