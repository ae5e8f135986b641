import SwiftUI

/// Counts 🐑 and 🐏.
@Observable
final class Counter {
	var count = 0
	var name = "🧮"
	@ObservationIgnored private var timer: Timer?
}

struct CounterView: View {
	@Environment(Counter.self) private var counter

	var body: some View {
		@Bindable var counter = counter
		Stepper("🐑 \(counter.name)", value: $counter.count)
	}
}
