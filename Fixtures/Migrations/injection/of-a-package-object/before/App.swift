import PartnerKit
import SwiftUI

@main
struct SessionApp: App {
  @StateObject private var session = PartnerSession()

  var body: some Scene {
    WindowGroup {
      Text(session.userName).environmentObject(session)
    }
    .environmentObject(session)
  }
}

#Preview {
  Text("Preview").environmentObject(PartnerSession())
}
