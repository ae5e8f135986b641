import PartnerKit
import SwiftUI

struct SessionField: View {
  @ObservedObject private var session: PartnerSession
  @ObservedObject private var other = PartnerSession()

  init(session: PartnerSession) {
    _session = ObservedObject(wrappedValue: session)
  }

  var body: some View {
    TextField(LocalizedStringKey(other.userName), text: $session.userName)
  }
}
