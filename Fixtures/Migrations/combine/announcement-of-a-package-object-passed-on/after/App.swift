import Combine
import PartnerKit
import SwiftUI

@Observable
final class Account {
  var name = ""
  let session = PartnerSession()
  @ObservationIgnored private var cancellable: AnyCancellable?

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  init() {
    cancellable = session.objectWillChange.sink { [weak self] _ in self?.revision += 1 }
  }
}

struct AccountView: View {
  var account: Account

  var body: some View {
    let _ = account.revision
    Text(account.session.userName)
  }
}
