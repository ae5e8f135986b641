import SwiftUI
import UIKit

@MainActor @Observable final class HistoryModel: NSObject, UITextFieldDelegate {
	var filter = ""
	var habits: [Habit]

	init(habits: [Habit]) {
		self.habits = habits
		super.init()
	}

	var visible: [Habit] {
		habits.filter { filter.isEmpty || $0.name.contains(filter) }
	}

	func textFieldDidChangeSelection(_ textField: UITextField) {
		filter = textField.text ?? ""
	}
}

/// A controller of UIKit whose content is a SwiftUI view.
final class HistoryViewController: UIViewController {
	private let model: HistoryModel
	private let field = UITextField(frame: .zero)

	init(habits: [Habit]) {
		model = HistoryModel(habits: habits)
		super.init(nibName: nil, bundle: nil)
	}

	required init?(coder: NSCoder) {
		nil
	}

	override func viewDidLoad() {
		super.viewDidLoad()
		field.delegate = model
		view.addSubview(field)
		let host = UIHostingController(rootView: HistoryList().environment(model))
		addChild(host)
		view.addSubview(host.view)
		host.didMove(toParent: self)
	}
}

struct HistoryList: View {
	@Environment(HistoryModel.self) var model

	var body: some View {
		List(model.visible) { habit in
			Text("\(habit.name): \(habit.days.count)")
		}
	}
}

/// Brings the controller into SwiftUI.
struct HistoryScreen: UIViewControllerRepresentable {
	let habits: [Habit]

	func makeUIViewController(context: Context) -> HistoryViewController {
		HistoryViewController(habits: habits)
	}

	func updateUIViewController(_ controller: HistoryViewController, context: Context) {}
}
