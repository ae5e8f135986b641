import SwiftUI

enum Setup {
  nonisolated(unsafe) static var isDone = false
}

@Observable
final class Session {
  var state = Setup.isDone ? "ready" : "not configured"
}

struct FirstApp: App {
  @State private var session = Session()

  init() {
    Task { Setup.isDone = true }
    DispatchQueue.main.async { Setup.isDone = true }
  }

  var body: some Scene {
    WindowGroup { Text(session.state) }
  }
}

struct SecondApp: App {
  @State private var session: Session

  init() {
    DispatchQueue.global().async { Setup.isDone = true }
    _session = State(initialValue: Session())
  }

  var body: some Scene {
    WindowGroup { Text(session.state) }
  }
}
