import SwiftUI
import UIKit

/// Shows the minutes in a label of UIKit.
struct DialView: UIViewRepresentable {
	@ObservedObject var timer: FocusTimer

	func makeCoordinator() -> Coordinator {
		Coordinator(timer: timer)
	}

	func makeUIView(context: Context) -> UILabel {
		UILabel(frame: .zero)
	}

	func updateUIView(_ label: UILabel, context: Context) {
		label.text = "\(timer.minutes)"
		label.isHidden = context.coordinator.isStopped
	}

	@MainActor final class Coordinator {
		@ObservedObject var timer: FocusTimer

		init(timer: FocusTimer) {
			self.timer = timer
		}

		var isStopped: Bool { !timer.isRunning }
	}
}
