import SwiftUI

@Observable
class Stopwatch {
    var isRunning = false
    private(set) var laps: [Int] = []
    var elapsed = 0

    func tick() {
        if isRunning { announceChange() }
        elapsed += 1
    }

    func lap() {
        laps.append(elapsed)
        isRunning = isRunning
    }

    /// Notifies observers that this object may have changed.
    private func announceChange() {
        withMutation(keyPath: \.isRunning) {}
        withMutation(keyPath: \.laps) {}
        withMutation(keyPath: \.elapsed) {}
    }

    // `isRunning` is assigned to itself to update views.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct StopwatchView: View {
    @State private var watch = Stopwatch()
    var body: some View {
        Text("\(watch.elapsed) \(watch.laps.count)")
        Text(watch.isRunning ? "runs" : "stands")
        Button("Tick") { watch.tick() }
        Button("Lap") { watch.lap() }
    }
}
