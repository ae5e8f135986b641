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
	let textPublisher = CurrentValueSubject<String, Never>("""
		a
		""")
	/* next */ var size: [
		Int
	] = [] { willSet { sizePublisher.send(newValue) } }; let sizePublisher = CurrentValueSubject<[
		Int
	], Never>([]) /* last */
}

func listen(_ notes: Notes) -> [AnyCancellable] {
	[notes.textPublisher.sink { print($0) }, notes /* here */ . sizePublisher /* there */ . sink { print($0) }]
}
