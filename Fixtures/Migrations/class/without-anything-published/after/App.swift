import SwiftUI

@Observable
final class Services {
  let host = "example.com"
}

struct HostView: View {
  @Environment(Services.self) var services

  var body: some View {
    Text(services.host)
  }
}
