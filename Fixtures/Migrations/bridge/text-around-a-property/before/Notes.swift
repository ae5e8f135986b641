import Combine

class Notes: ObservableObject {
	/// The text.
	@Published
	var text: String = """
		a
		""" // first
	/* next */ @Published var size: [
		Int
	] = [] /* last */
}

func listen(_ notes: Notes) -> [AnyCancellable] {
	[notes.$text.sink { print($0) }, notes /* here */ . $size /* there */ . sink { print($0) }]
}
