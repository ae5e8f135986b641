import PartnerKit

/// The base class belongs to the package and is an `ObservableObject`: nothing to migrate here.
final class PartnerSync: PartnerModel {
	@Published var lastMessage = ""

	func run() {
		isBusy = true
		lastMessage = "Done"
		isBusy = false
	}
}
