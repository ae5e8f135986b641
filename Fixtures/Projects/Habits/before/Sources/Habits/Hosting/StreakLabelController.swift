import Combine
import UIKit

/// Follows a counter by its publisher.
final class StreakLabelController: UIViewController {
	private let counter: StreakCounter
	private let label = UILabel(frame: .zero)
	private var cancellables = Set<AnyCancellable>()

	init(counter: StreakCounter) {
		self.counter = counter
		super.init(nibName: nil, bundle: nil)
	}

	required init?(coder: NSCoder) {
		nil
	}

	override func viewDidLoad() {
		super.viewDidLoad()
		view.addSubview(label)
		counter.$days
			.map { "\($0) days" }
			.sink { [label] in label.text = $0 }
			.store(in: &cancellables)
	}
}
