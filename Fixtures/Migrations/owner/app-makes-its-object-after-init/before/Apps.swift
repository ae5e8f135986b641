import SwiftUI

enum Setup {
    nonisolated(unsafe) static var isDone = false
}

final class Session: ObservableObject {
    @Published var state = Setup.isDone ? "ready" : "not configured"
}

struct FirstApp: App {
    @StateObject private var session = Session()
    @StateObject private var other: Session = Session()

    init() {
        Setup.isDone = true  // before all else
    }

    var body: some Scene {
        WindowGroup { Text(session.state + other.state) }
    }
}

struct SecondApp: App {
    @StateObject private var session = Session()
    private let title: String

    init() {
        title = "second"
    }

    var body: some Scene {
        WindowGroup { Text(session.state + title) }
    }
}

struct ThirdApp: App {
    @StateObject private var session = Session()

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
    @StateObject private var session = Session()
    @StateObject private var other: Session

    init() {
        Setup.isDone = true
        _other = StateObject(wrappedValue: Session())
        announce()
        Setup.isDone = false
    }

    private func announce() {}

    var body: some Scene {
        WindowGroup { Text(session.state + other.state) }
    }
}

struct FifthApp: App {
    @StateObject private var session = Session()

    init() {
        Setup.isDone = true
        _session = StateObject(wrappedValue: Session())
    }

    var body: some Scene {
        WindowGroup { Text(session.state) }
    }
}

struct DebuggedApp: App {
    @StateObject private var session = Session()

    #if DEBUG
    @StateObject private var mock = Session()
    #endif

    init() {
        Setup.isDone = true
    }

    var body: some Scene {
        WindowGroup { Text(session.state) }
    }
}
