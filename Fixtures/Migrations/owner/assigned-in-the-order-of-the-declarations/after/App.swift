import SwiftUI

enum Setup {
    nonisolated(unsafe) static var isDone = false
}

@Observable
final class Session {
    var state = Setup.isDone ? "ready" : "not configured"
    var name = ""
    var mail = ""
    private let router = Router()
}

@Observable
final class Router {
    var path = Setup.isDone ? "/" : ""
}

@Observable
final class Sync {
    var date = Setup.isDone ? "now" : "never"
    var files = 0
}

// Session comes first, though Router migrates first.
struct FirstApp: App {
    @State private var session: Session
    @State private var router: Router

    init() {
        Setup.isDone = true
        _session = State(initialValue: Session())
        _router = State(initialValue: Router())
    }

    var body: some Scene {
        WindowGroup { Text(session.state + router.path) }
    }
}

// Before the one that is assigned already, as that is declared later.
struct SecondApp: App {
    @State private var session: Session
    @State private var router: Router
    @State private var sync: Sync
    @State private var count: Int

    init() {
        Setup.isDone = true
        _session = State(initialValue: Session())
        _router = State(wrappedValue: Router())
        _sync = State(initialValue: Sync())
        _count = State(initialValue: 1)
    }

    var body: some Scene {
        WindowGroup { Text(session.state + router.path + sync.date + "\(count)") }
    }
}

// Those that move come in the same order, beside one that does not.
struct Screen: View {
    @State private var router: Router
    @State private var sync: Sync
    @State private var session: Session
    private let title: String

    init(title: String) {
        self.title = title
        _router = State(wrappedValue: Router())
        _sync = State(wrappedValue: Sync())
        _session = State(wrappedValue: Session())
    }

    var body: some View {
        Text(session.state + router.path + sync.date + title)
    }
}

// Looks alike, and stays in the order of the initialiser: none is written or moved.
struct Sheet: View {
    @State private var router: Router
    @State private var session: Session

    init() {
        _session = State(wrappedValue: Session())
        _router = State(wrappedValue: Router())
    }

    var body: some View {
        Text(session.state + router.path)
    }
}
