import SwiftUI

enum Setup {
    nonisolated(unsafe) static var isDone = false
}

func register(_ app: Any) { Setup.isDone = true }

final class Session: ObservableObject {
    @Published var state = ""
    init(state: String) { self.state = state }
}

final class Loaded: ObservableObject {
    @Published var state = ""
}

func makeLoaded() -> Loaded {
    let loaded = Loaded()
    loaded.state = Setup.isDone ? "ready" : "not configured"
    return loaded
}

struct FirstApp: App {
    @StateObject private var loaded: Loaded = makeLoaded()
    @StateObject private var session = Session(state: Setup.isDone ? "ready" : "not configured")

    init() {
        Setup.isDone = true
    }

    var body: some Scene {
        WindowGroup { Text(session.state + loaded.state) }
    }
}

struct SecondApp: App {
    @StateObject private var session = Session(state: Setup.isDone ? "ready" : "not configured")

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
    @StateObject private var session = Session(state: Setup.isDone ? "ready" : "not configured")

    init() {
        Setup.isDone = true
    }

    init(name: String) {}

    var body: some Scene {
        WindowGroup { Text(session.state) }
    }
}
