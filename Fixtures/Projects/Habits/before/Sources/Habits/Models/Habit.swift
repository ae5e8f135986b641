import Foundation

struct Habit: Identifiable, Hashable {
	var id = UUID()
	var name: String
	var isDone = false
	var days: [Date] = []
}
