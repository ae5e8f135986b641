import Foundation
import Observation

/// A store with a few habits, for previews.
@MainActor @Observable final class PreviewHabitStore: HabitStoring {
	static let shared = PreviewHabitStore()

	var habits = [Habit(name: "Read"), Habit(name: "Run", isDone: true)]
	var draft = "Sleep"
}
