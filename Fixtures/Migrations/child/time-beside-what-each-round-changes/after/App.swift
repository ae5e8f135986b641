import SwiftUI

@MainActor @Observable final class Sync {
    var isRefreshing = false
    var lastSynced: Date?
    private let start = Date()

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        defer { isRefreshing = false }
        await Task.yield()
        guard start.timeIntervalSinceNow > 0 else { return }
        lastSynced = Date()
    }

    var age: String {
        // Update when `isRefreshing` changes; `Date()` is not observable.
        _ = isRefreshing
        return Date().timeIntervalSince(start) > 0.5 ? "old" : "new"
    }
}

struct AgeView: View {
    var sync: Sync
    var body: some View { Text(sync.age) }
}

struct SyncView: View {
    @State private var sync = Sync()

    var body: some View {
        AgeView(sync: sync)
        Text(sync.lastSynced == nil ? "never" : "synced")
            .task {
                while !Task.isCancelled {
                    await sync.refresh()
                    try? await Task.sleep(for: .milliseconds(200))
                }
            }
    }
}
