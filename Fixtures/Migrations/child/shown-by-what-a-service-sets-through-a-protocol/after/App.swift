import SwiftUI

protocol TokenStore {
    var token: String? { get nonmutating set }
}

struct MemoryTokenStore: TokenStore {
    private static var items: [String: String] = [:]

    var token: String? {
        get { Self.items["token"] }
        nonmutating set { Self.items["token"] = newValue }
    }
}

final class AuthRepository {
    private let store: TokenStore = MemoryTokenStore()
    var isAuthorized: Bool { store.token != nil }

    func signIn(_ name: String) { store.token = name }
}

@Observable
final class Login {
    private let repository = AuthRepository()
    private(set) var attempts = 0

    var isAuthorized: Bool {
        // Update when `attempts` changes; `MemoryTokenStore.items` is not observable.
        _ = attempts
        return repository.isAuthorized
    }

    func signIn() {
        repository.signIn("a")
        attempts += 1
    }
}

struct Gate: View {
    var login: Login

    var body: some View {
        if login.isAuthorized {
            Text("in")
        } else {
            Button("Sign in") { login.signIn() }
        }
    }
}

struct Attempts: View {
    var login: Login
    var body: some View { Text("\(login.attempts)") }
}

// A subscript of a protocol, asked and set by the view and the model.
enum Table { static var cells = ["a": 0] }

protocol Cells {
    subscript(name: String) -> Int { get nonmutating set }
}

struct TableCells: Cells {
    subscript(name: String) -> Int {
        get { Table.cells[name] ?? 0 }
        nonmutating set { Table.cells[name] = newValue }
    }
}

@Observable
final class Sheet {
    let cells: Cells = TableCells()
    private(set) var edits = 0
    var title = "Sheet"

    func count() {
        cells["a"] += 1
        edits += 1
    }
}

struct SheetView: View {
    var sheet: Sheet

    var body: some View {
        let _ = sheet.edits  // Update when `edits` changes; `Table.cells` is not observable.
        Text(sheet.title)
        Text("\(sheet.cells["a"])")
    }
}

// What sets it has nothing to do with the object.
protocol Clock {
    var seconds: Int { get nonmutating set }
}

struct WallClock: Clock {
    private static var passed = 0

    var seconds: Int {
        get { Self.passed }
        nonmutating set { Self.passed = newValue }
    }
}

final class Ticker {
    private let clock: Clock = WallClock()
    func tick() { clock.seconds += 1 }
    var seconds: Int { clock.seconds }
}

@Observable
final class Watch {
    private let ticker = Ticker()
    var name = "Watch"
    var seconds: Int { ticker.seconds }
    func rename() { name += "!" }
}

struct WatchView: View {
    var watch: Watch
    var body: some View { Text("\(watch.seconds)") }
}

struct WatchName: View {
    var watch: Watch
    var body: some View { Text(watch.name) }
}
