import Combine
import SwiftUI

@MainActor
@Observable
class Player {
	var speed = 1.0 {
		willSet { speedPublisher.send(newValue) }
	}
	private let speedPublisher = CurrentValueSubject<Double, Never>(1.0)
	var track: Track? {
		didSet { if track != oldValue { trackDidChange() } }
	}
	var list: [Track]? {
		didSet { listDidChange() }
	}
	@ObservationIgnored private var speedSink: AnyCancellable?
	@ObservationIgnored private var trackSink: AnyCancellable?
	@ObservationIgnored private var sinks = Set<AnyCancellable>()
	@ObservationIgnored private var tokens: [Int: Task<Void, Never>] = [:]

	required init?(coder: Int) { fatalError() }

	init() {
		speedSink = speedPublisher.sink { [weak self] speed in
			guard let self = self else { return }
			self.apply(speed: speed)
			print(speed)
		}
		trackDidChange()
		listDidChange()
		speedPublisher.map { $0 * 2 }.sink { print($0) }.store(in: &sinks)
	}

	private func trackDidChange() {
		if let track {
			Player.remember(track)
		}
	}

	private func listDidChange() {
		let list = list ?? []
		print(list.count)
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
	@State private var player = Player()

	var body: some View {
		Slider(value: $player.speed)
			.onChange(of: player.track, initial: true) { _, track in print(track?.name ?? "") }
	}
}
