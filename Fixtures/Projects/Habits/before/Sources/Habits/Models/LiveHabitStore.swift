import Foundation

@MainActor final class LiveHabitStore: HabitStoring {
	@Published var habits: [Habit] = [] {
		didSet { saveSoon() }
	}
	@Published var draft = ""

	let streak = StreakCounter()
	private var saveTask: Task<Void, Never>?

	private func saveSoon() {
		saveTask?.cancel()
		let count = habits.count
		saveTask = Task {
			try? await Task.sleep(nanoseconds: 1_000_000_000)
			UserDefaults.standard.set(count, forKey: "habits")
		}
	}
}
