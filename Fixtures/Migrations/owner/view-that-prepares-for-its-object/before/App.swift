import SwiftUI

enum Config {
  static var key = "none"
  static var isDark = false
}

final class Client: ObservableObject {
  @Published var key = Config.key
}

struct ClientView: View {
  @StateObject private var client = Client()

  init() {
    Config.key = "configured"
  }

  var body: some View {
    Text(client.key)
  }
}

struct DarkView: View {
  @StateObject private var client = Client()

  init() {
    Config.isDark = true
  }

  var body: some View {
    Text(client.key)
  }
}
