import SwiftUI

@MainActor @Observable final class HabitEditorModel {
	var name: String
	var isDone: Bool

	private var habit: Habit

	init(habit: Habit) {
		self.habit = habit
		name = habit.name
		isDone = habit.isDone
	}

	var edited: Habit {
		var copy = habit
		copy.name = name
		copy.isDone = isDone
		return copy
	}
}

struct HabitEditor: View {
	@Bindable private var model: HabitEditorModel
	private let onSave: (Habit) -> Void

	init(model: HabitEditorModel, onSave: @escaping (Habit) -> Void) {
		_model = Bindable(wrappedValue: model)
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
	@Previewable @State var model = HabitEditorModel(habit: Habit(name: "Read"))

	HabitEditor(model: model) { _ in }
}
