import PartnerKit
import SwiftUI

final class Account: PartnerObserving {
  @Published var name = ""
  let partnerID = 1
}

struct AccountView: View {
  @ObservedObject var account: Account

  var body: some View {
    TextField("Name", text: $account.name)
  }
}
