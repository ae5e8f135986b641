import SwiftUI

#if os(iOS) || os(Linux)
  final class Player: ObservableObject {
    @Published var isShown = false
  }
#endif

final class Queue: ObservableObject {
  @Published var count = 0
}

struct PlayerView: View {
  @State private var isOpen = false
  @EnvironmentObject var player: Player

  var body: some View {
    if isOpen {
      Text(player.isShown ? "shown" : "hidden")
    }
  }
}

struct QueueView: View {
  @State private var isOpen = false
  @EnvironmentObject var queue: Queue

  var body: some View {
    if isOpen {
      Text("\(queue.count)")
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
  @StateObject private var player = Player()
  @StateObject private var queue = Queue()

  var body: some Scene {
    WindowGroup {
      RootView()
        #if os(iOS) || os(Linux)
          .environmentObject(player)
          .environmentObject(queue)
        #endif
        .padding()
    }
  }
}
