import SwiftUI

@MainActor @Observable final class FocusTimer {
	var minutes = 25.0
	var isRunning = false
	@ObservationIgnored @AppStorage("focus.sound") var playsSound = true

	@ObservationIgnored private var timer: Timer?

	func start() {
		isRunning = true
		timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in }
	}

	deinit {
		timer?.invalidate()
	}
}
