import SwiftUI

/// Counts 🐑 and 🐏.
final class Counter: ObservableObject {
	@Published var count = 0
	@Published
	var name = "🧮"
	private var timer: Timer?
}

struct CounterView: View {
	@EnvironmentObject private var counter: Counter

	var body: some View {
		Stepper("🐑 \(counter.name)", value: $counter.count)
	}
}
