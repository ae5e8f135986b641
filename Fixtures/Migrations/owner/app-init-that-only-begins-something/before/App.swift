import SwiftUI

enum Setup {
  nonisolated(unsafe) static var isDone = false
}

final class Session: ObservableObject {
  @Published var state = Setup.isDone ? "ready" : "not configured"
}

struct FirstApp: App {
  @StateObject private var session = Session()

  init() {
    Task { Setup.isDone = true }
    DispatchQueue.main.async { Setup.isDone = true }
  }

  var body: some Scene {
    WindowGroup { Text(session.state) }
  }
}

struct SecondApp: App {
  @StateObject private var session = Session()

  init() {
    DispatchQueue.global().async { Setup.isDone = true }
  }

  var body: some Scene {
    WindowGroup { Text(session.state) }
  }
}
