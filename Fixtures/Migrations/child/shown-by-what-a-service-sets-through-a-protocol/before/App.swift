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

final class Login: ObservableObject {
    private let repository = AuthRepository()
    @Published private(set) var attempts = 0

    var isAuthorized: Bool { repository.isAuthorized }

    func signIn() {
        repository.signIn("a")
        attempts += 1
    }
}

struct Gate: View {
    @ObservedObject var login: Login

    var body: some View {
        if login.isAuthorized {
            Text("in")
        } else {
            Button("Sign in") { login.signIn() }
        }
    }
}

struct Attempts: View {
    @ObservedObject var login: Login
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

final class Sheet: ObservableObject {
    let cells: Cells = TableCells()
    @Published private(set) var edits = 0
    @Published var title = "Sheet"

    func count() {
        cells["a"] += 1
        edits += 1
    }
}

struct SheetView: View {
    @ObservedObject var sheet: Sheet

    var body: some View {
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

final class Watch: ObservableObject {
    private let ticker = Ticker()
    @Published var name = "Watch"
    var seconds: Int { ticker.seconds }
    func rename() { name += "!" }
}

struct WatchView: View {
    @ObservedObject var watch: Watch
    var body: some View { Text("\(watch.seconds)") }
}

struct WatchName: View {
    @ObservedObject var watch: Watch
    var body: some View { Text(watch.name) }
}
