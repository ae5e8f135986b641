import SwiftUI

struct Batch {
    var rows: [Int] = []
    mutating func fill() { for row in 0..<3 { rows.append(row) } }
}

final class Scanner: ObservableObject, @unchecked Sendable {
    private(set) var batch = Batch()

    func go() {
        DispatchQueue.global().async {
            self.batch.fill()
            DispatchQueue.main.async { self.objectWillChange.send() }
        }
    }
}

final class Counter: ObservableObject, @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    func value(_ key: String) -> Int { locked { counts[key] ?? 0 } }

    func bump(_ key: String) {
        locked { counts[key, default: 0] += 1 }
        notify()
    }

    private func notify() {
        Task { @MainActor in objectWillChange.send() }
    }

    private func locked<T>(_ body: () -> T) -> T {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}

/// What changes on the main thread as well is tracked.
final class Receiver: ObservableObject, @unchecked Sendable {
    private(set) var rows: [Int] = []

    func receive(_ row: Int) {
        DispatchQueue.main.async {
            self.rows.append(row)
            self.objectWillChange.send()
        }
    }
}

/// What only a view's action runs is on the main thread.
final class Laps: ObservableObject {
    private(set) var laps = 0

    func lap() {
        laps += 1
        DispatchQueue.main.async { self.objectWillChange.send() }
    }
}

@MainActor final class Board: ObservableObject {
    private(set) var rows: [Int] = []

    func add(_ row: Int) {
        rows.append(row)
        DispatchQueue.main.async { self.objectWillChange.send() }
    }
}

struct ScannerView: View {
    @StateObject private var scanner = Scanner()
    @StateObject private var counter = Counter()
    @StateObject private var receiver = Receiver()
    @StateObject private var board = Board()
    @StateObject private var laps = Laps()

    var body: some View {
        Text("\(scanner.batch.rows.count) \(counter.value("a"))")
        Text("\(receiver.rows.count) \(board.rows.count) \(laps.laps)")
        Button("Lap") { laps.lap() }
        Button("Go") { scanner.go() }
        Button("Bump") { Task.detached { [counter] in counter.bump("a") } }
    }
}
