import SwiftUI

class Stopwatch: ObservableObject {
    @Published var isRunning = false
    private(set) var laps: [Int] = []
    var elapsed = 0

    func tick() {
        if isRunning { objectWillChange.send() }
        elapsed += 1
    }

    func lap() {
        laps.append(elapsed)
        isRunning = isRunning
    }
}

struct StopwatchView: View {
    @StateObject private var watch = Stopwatch()
    var body: some View {
        Text("\(watch.elapsed) \(watch.laps.count)")
        Text(watch.isRunning ? "runs" : "stands")
        Button("Tick") { watch.tick() }
        Button("Lap") { watch.lap() }
    }
}
