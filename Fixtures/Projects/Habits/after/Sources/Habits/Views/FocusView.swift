import SwiftUI

struct FocusView: View {
	@State var timer = FocusTimer()

	var body: some View {
		VStack {
			DialView(timer: timer)
			Slider(value: $timer.minutes, in: 5...60, step: 5)
			Toggle("Sound", isOn: $timer.playsSound)
			Button("Start", action: timer.start)
				.disabled(timer.isRunning)
				.buttonStyle(FocusButtonStyle(timer: timer))
		}
	}
}

struct FocusButtonStyle: ButtonStyle {
	var timer: FocusTimer

	func makeBody(configuration: Configuration) -> some View {
		configuration.label
			.opacity(timer.isRunning || configuration.isPressed ? 0.5 : 1)
	}
}

#Preview {
	FocusView()
}
