import Combine
import Observation

@Observable
class Notes {
	/// The text.
	var text: String = """
		a
		""" { // first
		willSet { textSubject.send(newValue) }
	}
	private let textSubject = CurrentValueSubject<String, Never>("""
		a
		""")
	@ObservationIgnored private(set) lazy var textPublisher = textSubject.eraseToAnyPublisher()
	/* next */ var size: [
		Int
	] = [] { willSet { sizeSubject.send(newValue) } }
	private let sizeSubject = CurrentValueSubject<[
		Int
	], Never>([])
	@ObservationIgnored private(set) lazy var sizePublisher = sizeSubject.eraseToAnyPublisher() /* last */
}

func listen(_ notes: Notes) -> [AnyCancellable] {
	[notes.textPublisher.sink { print($0) }, notes /* here */ . sizePublisher /* there */ . sink { print($0) }]
}
