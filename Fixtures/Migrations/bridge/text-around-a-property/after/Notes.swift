import Combine
import Observation

@Observable
class Notes {
	/// The text.
	var text: String = """
		a
		""" {
		willSet { textPublisher.send(newValue) }
	} // first
	@ObservationIgnored private(set) lazy var textPublisher = CurrentValueSubject<String, Never>(text)
	/* next */ var size: [
		Int
	] = [] { willSet { sizePublisher.send(newValue) } }; @ObservationIgnored private(set) lazy var sizePublisher = CurrentValueSubject<[
		Int
	], Never>(size) /* last */
}

func listen(_ notes: Notes) -> [AnyCancellable] {
	[notes.textPublisher.sink { print($0) }, notes /* here */ . sizePublisher /* there */ . sink { print($0) }]
}
