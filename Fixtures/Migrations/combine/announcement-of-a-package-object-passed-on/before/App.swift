import Combine
import PartnerKit
import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
  let session = PartnerSession()
  private var cancellable: AnyCancellable?

  init() {
    cancellable = session.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

struct AccountView: View {
  @ObservedObject var account: Account

  var body: some View {
    Text(account.session.userName)
  }
}
