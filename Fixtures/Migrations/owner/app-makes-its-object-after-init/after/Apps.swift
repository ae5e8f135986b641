import SwiftUI

enum Setup {
    nonisolated(unsafe) static var isDone = false
}

@Observable
final class Session {
    var state = Setup.isDone ? "ready" : "not configured"
}

struct FirstApp: App {
    @State private var session: Session
    @State private var other: Session

    init() {
        Setup.isDone = true  // before all else
        _session = State(initialValue: Session())
        _other = State(initialValue: Session())
    }

    var body: some Scene {
        WindowGroup { Text(session.state + other.state) }
    }
}

struct SecondApp: App {
    @State private var session = Session()
    private let title: String

    init() {
        title = "second"
    }

    var body: some Scene {
        WindowGroup { Text(session.state + title) }
    }
}

struct ThirdApp: App {
    @State private var session = Session()

    init() {
        configure()
    }

    private func configure() {
        Setup.isDone = true
    }

    var body: some Scene {
        WindowGroup { Text(session.state) }
    }
}

struct FourthApp: App {
    @State private var session: Session
    @State private var other: Session

    init() {
        Setup.isDone = true
        _session = State(initialValue: Session())
        _other = State(wrappedValue: Session())
        announce()
        Setup.isDone = false
    }

    private func announce() {}

    var body: some Scene {
        WindowGroup { Text(session.state + other.state) }
    }
}

struct FifthApp: App {
    @State private var session: Session

    init() {
        Setup.isDone = true
        _session = State(wrappedValue: Session())
    }

    var body: some Scene {
        WindowGroup { Text(session.state) }
    }
}

struct DebuggedApp: App {
    @State private var session: Session

    #if DEBUG
    @State private var mock = Session()
    #endif

    init() {
        Setup.isDone = true
        _session = State(initialValue: Session())
    }

    var body: some Scene {
        WindowGroup { Text(session.state) }
    }
}
