import PartnerKit
import SwiftUI

struct SessionView: View {
  @StateObject private var session = PartnerSession()

  var body: some View {
    TextField("Name", text: $session.userName)
      .environmentObject(session)
  }
}

struct SessionLabel: View {
  @EnvironmentObject private var session: PartnerSession

  var body: some View {
    Text(session.userName)
  }
}
