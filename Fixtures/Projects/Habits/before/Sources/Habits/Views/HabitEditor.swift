import SwiftUI

@MainActor final class HabitEditorModel: ObservableObject {
	@Published var name: String
	@Published var isDone: Bool

	private var habit: Habit

	init(habit: Habit) {
		self.habit = habit
		_name = Published(initialValue: habit.name)
		_isDone = Published(wrappedValue: habit.isDone)
	}

	var edited: Habit {
		var copy = habit
		copy.name = name
		copy.isDone = isDone
		return copy
	}
}

struct HabitEditor: View {
	@ObservedObject private var model: HabitEditorModel
	private let onSave: (Habit) -> Void

	init(model: HabitEditorModel, onSave: @escaping (Habit) -> Void) {
		_model = ObservedObject(wrappedValue: model)
		self.onSave = onSave
	}

	var body: some View {
		Form {
			TextField("Name", text: $model.name)
			Toggle("Done", isOn: $model.isDone)
			Button("Save") { onSave(model.edited) }
		}
	}
}

#Preview("Editor") {
	@Previewable @StateObject var model = HabitEditorModel(habit: Habit(name: "Read"))

	HabitEditor(model: model) { _ in }
}
