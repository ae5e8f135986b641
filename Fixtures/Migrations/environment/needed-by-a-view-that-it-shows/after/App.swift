import SwiftUI

@Observable
final class Store {
  var isLoading = false
  func send(_ text: String) async {}
}

struct Chat: View {
  @Environment(Store.self) private var store
  var body: some View { Text(store.isLoading ? "loading" : "ready") }
}

struct Column: View {
  let title: String
  var body: some View {
    VStack {
      Text(title)
      Chat().padding()
    }
  }
}

struct Row: View {
  let title: String
  @Environment(Store.self) private var store
  var body: some View { Column(title: title).task { await go() } }

  private func go() async {
    while store.isLoading { try? await Task.sleep(nanoseconds: 1) }
    await store.send(title)
  }
}

struct Later<Content: View>: View {
  @State private var isShown = false
  let content: Content
  var body: some View { if isShown { content } }
}

struct Linking: View {
  @Environment(Store.self) private var store: Store?
  var body: some View {
    Later(content: Chat())
    Button("Send") { Task { await store?.send("") } }
  }
}

struct Presenting: View {
  @State private var isShown = false
  @Environment(Store.self) private var store: Store?
  var body: some View {
    Button("Send") { Task { await store?.send("") } }
      .sheet(isPresented: $isShown) { Chat() }
  }
}

struct Choosing: View {
  @State private var isShown = false
  @Environment(Store.self) private var store: Store?
  var body: some View {
    VStack {
      if isShown { Chat() }
      Button("Send") { Task { await store?.send("") } }
    }
  }
}

@main
struct ChatApp: App {
  @State private var store = Store()
  var body: some Scene {
    WindowGroup {
      if CommandLine.argc > 1 {
        Row(title: "alone")
        Linking()
        Presenting()
        Choosing()
      } else {
        Row(title: "row").environment(store)
      }
    }
  }
}
