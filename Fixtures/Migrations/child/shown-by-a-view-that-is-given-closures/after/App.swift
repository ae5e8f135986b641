import SwiftUI

@Observable
final class Toasts {
  static let shared = Toasts()
  var toast: String?

  // `title` is not observable, and views read it again when `toast` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String?, _ rhs: String?) -> Bool { true }
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
  var toasts = Toasts.shared
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
  var toasts = Toasts.shared
  let client: Client

  var body: some View {
    let _ = toasts.toast  // Update when `toast` changes; `title` is not observable.
    Text(client.title())
    Button("Load") {
      Task {
        await client.action()
        toasts.toast = "done"
      }
    }
  }
}
