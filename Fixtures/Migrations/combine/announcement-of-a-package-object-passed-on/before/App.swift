import Combine
import PartnerKit

final class Account: ObservableObject {
  @Published var name = ""
  let session = PartnerSession()
  private var cancellable: AnyCancellable?

  init() {
    cancellable = session.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}
