import PartnerKit
import SwiftUI

struct Title: View {
  @EnvironmentObject private var session: PartnerSession

  var body: some View {
    Text("Title")
      .environmentObject(PartnerSession())
  }
}
