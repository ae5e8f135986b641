import SwiftUI

final class Toasts: ObservableObject {
  static let shared = Toasts()
  @Published var toast: String?
}

struct SlotView<Idle: View>: View {
  @Binding var isLoaded: Bool
  let idle: () -> Idle
  let title: () -> String
  let action: () async -> Void

  var body: some View {
    if isLoaded { Text(title()) } else { idle() }
    Button("Load") {
      Task { await load() }
    }
  }

  private func load() async {
    await action()
    isLoaded = true
  }
}

struct SearchView: View {
  @ObservedObject var toasts = Toasts.shared
  @State private var isLoaded = false

  var body: some View {
    SlotView(isLoaded: $isLoaded, idle: { Text("idle") }, title: { "title" }, action: {})
  }
}

struct Client {
  let title: () -> String
  let action: () async -> Void
}

struct ClientView: View {
  @ObservedObject var toasts = Toasts.shared
  let client: Client

  var body: some View {
    Text(client.title())
    Button("Load") {
      Task {
        await client.action()
        toasts.toast = "done"
      }
    }
  }
}
