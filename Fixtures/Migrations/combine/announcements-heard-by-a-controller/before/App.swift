import Combine
import UIKit

final class Session: ObservableObject {
  @Published var user = ""
}

final class SessionController: UIViewController {
  let session = Session()
  private var cancellable: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    cancellable = session.objectWillChange.sink { [weak self] in self?.reload() }
  }

  private func reload() {
    title = session.user
  }
}
