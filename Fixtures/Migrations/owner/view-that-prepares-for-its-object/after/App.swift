import SwiftUI

enum Config {
  static var key = "none"
  static var isDark = false
}

@Observable
final class Client {
  var key = Config.key
}

struct ClientView: View {
  @State private var client: Client

  init() {
    Config.key = "configured"
    _client = State(initialValue: Client())
  }

  var body: some View {
    Text(client.key)
  }
}

struct DarkView: View {
  @State private var client = Client()

  init() {
    Config.isDark = true
  }

  var body: some View {
    Text(client.key)
  }
}
