import Foundation

/// What the list needs of a store: the live one and the one of the previews conform.
@MainActor protocol HabitStoring: ObservableObject {
	var habits: [Habit] { get set }
	var draft: String { get set }

	func add()
}

extension HabitStoring {
	var openCount: Int { habits.filter { !$0.isDone }.count }

	func add() {
		habits.append(Habit(name: draft))
		draft = ""
	}
}
