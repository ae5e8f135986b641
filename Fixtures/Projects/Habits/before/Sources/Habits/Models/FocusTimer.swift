import SwiftUI

@MainActor final class FocusTimer: ObservableObject {
	@Published var minutes = 25.0
	@Published var isRunning = false
	@AppStorage("focus.sound") var playsSound = true

	private var timer: Timer?

	func start() {
		isRunning = true
		timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in }
	}

	deinit {
		timer?.invalidate()
	}
}
