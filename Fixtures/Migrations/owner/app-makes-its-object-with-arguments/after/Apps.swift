import SwiftUI

enum Setup {
    nonisolated(unsafe) static var isDone = false
}

func register(_ app: Any) { Setup.isDone = true }

@Observable
final class Session {
    var state = ""
    init(state: String) { self.state = state }
}

@Observable
final class Loaded {
    var state = ""
}

func makeLoaded() -> Loaded {
    let loaded = Loaded()
    loaded.state = Setup.isDone ? "ready" : "not configured"
    return loaded
}

struct FirstApp: App {
    @State private var loaded: Loaded
    @State private var session: Session

    init() {
        Setup.isDone = true
        _loaded = State(initialValue: makeLoaded())
        _session = State(initialValue: Session(state: Setup.isDone ? "ready" : "not configured"))
    }

    var body: some Scene {
        WindowGroup { Text(session.state + loaded.state) }
    }
}

struct SecondApp: App {
    @State private var session = Session(state: Setup.isDone ? "ready" : "not configured")

    init() {
        let name = "second"
        print(name)
        register(self)
    }

    var body: some Scene {
        WindowGroup { Text(session.state) }
    }
}

struct ThirdApp: App {
    @State private var session = Session(state: Setup.isDone ? "ready" : "not configured")

    init() {
        Setup.isDone = true
    }

    init(name: String) {}

    var body: some Scene {
        WindowGroup { Text(session.state) }
    }
}
