import SwiftUI

@MainActor @Observable final class FocusTimer {
	var minutes = 25.0
	var isRunning = false

	var playsSound: Bool {
		get { access(keyPath: \.playsSound); return storedPlaysSound }
		set { withMutation(keyPath: \.playsSound) { storedPlaysSound = newValue } }
	}
	@ObservationIgnored @AppStorage("focus.sound") private var storedPlaysSound = true

	@ObservationIgnored private var timer: Timer?

	func start() {
		isRunning = true
		timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in }
	}

	deinit {
		timer?.invalidate()
	}
}
