import SwiftUI

#if os(iOS) || os(Linux)
  @Observable
  final class Player {
    var isShown = false
  }
#endif

@Observable
final class Queue {
  var count = 0
}

struct PlayerView: View {
  @State private var isOpen = false
  @Environment(Player.self) var player

  var body: some View {
    if isOpen {
      Text(player.isShown ? "shown" : "hidden")
    }
  }
}

struct QueueView: View {
  @State private var isOpen = false
  @Environment(Queue.self) var queue: Queue?

  var body: some View {
    if isOpen {
      Text("\(queue!.count)")
    }
  }
}

struct RootView: View {
  var body: some View {
    PlayerView()
    QueueView()
  }
}

@main
struct PlayerApp: App {
  @State private var player = Player()
  @State private var queue = Queue()

  var body: some Scene {
    WindowGroup {
      RootView()
        #if os(iOS) || os(Linux)
          .environment(player)
          .environment(queue)
        #endif
        .padding()
    }
  }
}
