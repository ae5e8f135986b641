import SwiftUI

final class Services: ObservableObject {
  let host = "example.com"
}

struct HostView: View {
  @EnvironmentObject var services: Services

  var body: some View {
    Text(services.host)
  }
}
