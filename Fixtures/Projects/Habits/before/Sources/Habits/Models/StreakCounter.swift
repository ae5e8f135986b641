import Foundation

/// How many days in a row. A UIKit controller subscribes to `days`, so this stays as it is.
@MainActor final class StreakCounter: ObservableObject {
	@Published private(set) var days = 0

	func succeed() {
		days += 1
	}
}
