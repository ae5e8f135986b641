import SwiftUI

struct HabitListView<Store: HabitStoring>: View {
	@ObservedObject var store: Store
	@State private var edited: Habit?

	var body: some View {
		NavigationStack {
			List {
				ForEach($store.habits) { $habit in
					HStack {
						Toggle(habit.name, isOn: $habit.isDone)
						Button("Edit") { edited = habit }
					}
				}
				TextField("New habit", text: $store.draft)
					.onSubmit { store.add() }
			}
			.sheet(item: $edited) { habit in
				HabitEditor(model: HabitEditorModel(habit: habit)) { store.habits.append($0) }
			}
		}
	}
}

struct HabitListView_Previews: PreviewProvider {
	static var previews: some View {
		Group {
			HabitListView(store: PreviewHabitStore())
			HabitListView(store: PreviewHabitStore.shared)
				.previewDisplayName("Shared")
		}
	}
}
