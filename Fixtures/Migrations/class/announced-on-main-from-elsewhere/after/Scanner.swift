import SwiftUI

struct Batch {
    var rows: [Int] = []
    mutating func fill() { for row in 0..<3 { rows.append(row) } }
}

@Observable final class Scanner: @unchecked Sendable {
    @ObservationIgnored private(set) var batch = Batch()

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private(set) var revision = 0

    func go() {
        DispatchQueue.global().async {
            self.batch.fill()
            DispatchQueue.main.async { self.revision += 1 }
        }
    }
}

@Observable final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    @ObservationIgnored private var counts: [String: Int] = [:]

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private var revision = 0

    func value(_ key: String) -> Int {
        _ = revision
        return locked { counts[key] ?? 0 }
    }

    func bump(_ key: String) {
        locked { counts[key, default: 0] += 1 }
        notify()
    }

    private func notify() {
        Task { @MainActor in revision += 1 }
    }

    private func locked<T>(_ body: () -> T) -> T {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}

/// What changes on the main thread as well is tracked.
@Observable final class Receiver: @unchecked Sendable {
    private(set) var rows: [Int] = []

    func receive(_ row: Int) {
        DispatchQueue.main.async {
            self.rows.append(row)
        }
    }
}

/// What only a view's action runs is on the main thread.
@Observable final class Laps {
    private(set) var laps = 0

    func lap() {
        laps += 1
    }
}

@MainActor @Observable final class Board {
    private(set) var rows: [Int] = []

    func add(_ row: Int) {
        rows.append(row)
    }
}

struct ScannerView: View {
    @State private var scanner = Scanner()
    @State private var counter = Counter()
    @State private var receiver = Receiver()
    @State private var board = Board()
    @State private var laps = Laps()

    var body: some View {
        let _ = scanner.revision
        Text("\(scanner.batch.rows.count) \(counter.value("a"))")
        Text("\(receiver.rows.count) \(board.rows.count) \(laps.laps)")
        Button("Lap") { laps.lap() }
        Button("Go") { scanner.go() }
        Button("Bump") { Task.detached { [counter] in counter.bump("a") } }
    }
}
