import SwiftUI

@MainActor final class Sync: ObservableObject {
    @Published var isRefreshing = false
    @Published var lastSynced: Date?
    private let start = Date()

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        defer { isRefreshing = false }
        await Task.yield()
        guard start.timeIntervalSinceNow > 0 else { return }
        lastSynced = Date()
    }

    var age: String { Date().timeIntervalSince(start) > 0.5 ? "old" : "new" }
}

struct AgeView: View {
    @ObservedObject var sync: Sync
    var body: some View { Text(sync.age) }
}

struct SyncView: View {
    @StateObject private var sync = Sync()

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
