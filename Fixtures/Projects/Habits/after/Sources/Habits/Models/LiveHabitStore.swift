import Foundation
import Observation

@MainActor @Observable final class LiveHabitStore: HabitStoring {
	var habits: [Habit] = [] {
		didSet { saveSoon() }
	}
	var draft = ""

	let streak = StreakCounter()
	@ObservationIgnored private var saveTask: Task<Void, Never>?

	private func saveSoon() {
		saveTask?.cancel()
		let count = habits.count
		saveTask = Task {
			try? await Task.sleep(nanoseconds: 1_000_000_000)
			UserDefaults.standard.set(count, forKey: "habits")
		}
	}
}
