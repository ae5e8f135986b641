import Foundation

/// A store with a few habits, for previews.
@MainActor final class PreviewHabitStore: HabitStoring {
	static let shared = PreviewHabitStore()

	@Published var habits = [Habit(name: "Read"), Habit(name: "Run", isDone: true)]
	@Published var draft = "Sleep"
}
