import SwiftUI

enum Setup {
    nonisolated(unsafe) static var isDone = false
}

final class Session: ObservableObject {
    @Published var state = Setup.isDone ? "ready" : "not configured"
    @Published var name = ""
    @Published var mail = ""
    private let router = Router()
}

final class Router: ObservableObject {
    @Published var path = Setup.isDone ? "/" : ""
}

final class Sync: ObservableObject {
    @Published var date = Setup.isDone ? "now" : "never"
    @Published var files = 0
}

// Session comes first, though Router migrates first.
struct FirstApp: App {
    @StateObject private var session = Session()
    @StateObject private var router = Router()

    init() {
        Setup.isDone = true
    }

    var body: some Scene {
        WindowGroup { Text(session.state + router.path) }
    }
}

// Before the one that is assigned already, as that is declared later.
struct SecondApp: App {
    @StateObject private var session = Session()
    @StateObject private var router: Router
    @StateObject private var sync = Sync()
    @State private var count: Int

    init() {
        Setup.isDone = true
        _router = StateObject(wrappedValue: Router())
        _count = State(initialValue: 1)
    }

    var body: some Scene {
        WindowGroup { Text(session.state + router.path + sync.date + "\(count)") }
    }
}

// Those that move come in the same order, beside one that does not.
struct Screen: View {
    @StateObject private var router: Router
    @StateObject private var sync: Sync
    @StateObject private var session: Session
    private let title: String

    init(title: String) {
        _session = StateObject(wrappedValue: Session())
        _router = StateObject(wrappedValue: Router())
        self.title = title
        _sync = StateObject(wrappedValue: Sync())
    }

    var body: some View {
        Text(session.state + router.path + sync.date + title)
    }
}

// Looks alike, and stays in the order of the initialiser: none is written or moved.
struct Sheet: View {
    @StateObject private var router: Router
    @StateObject private var session: Session

    init() {
        _session = StateObject(wrappedValue: Session())
        _router = StateObject(wrappedValue: Router())
    }

    var body: some View {
        Text(session.state + router.path)
    }
}
