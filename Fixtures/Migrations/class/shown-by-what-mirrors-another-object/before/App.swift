import Combine
import SwiftUI

enum Disk {
    static var count = 0
    static var hits = 0
}

final class Job: ObservableObject {
    @Published var isBusy = false

    func run() {
        isBusy = true
        Disk.count += 1
        isBusy = false
    }
}

final class Queue: ObservableObject {
    @Published var isWaiting = false
    let job = Job()

    init() {
        job.$isBusy.assign(to: &$isWaiting)
    }

    var text: String { "\(Disk.count)" }
}

final class Mirror: ObservableObject {
    @Published var isWaiting = false
    let job: Job
    private var bag = Set<AnyCancellable>()

    init(job: Job) {
        self.job = job
        job.$isBusy.sink { [weak self] in self?.isWaiting = $0 }.store(in: &bag)
    }

    var text: String { "\(Disk.count)" }
}

final class Search: ObservableObject {
    @Published var query = ""
    @Published var isReady = false
    private var bag = Set<AnyCancellable>()

    init() {
        $query.dropFirst().debounce(for: .milliseconds(20), scheduler: RunLoop.main)
            .sink { [weak self] query in self?.run(query) }
            .store(in: &bag)
    }

    private func run(_ query: String) {
        Disk.hits = query.count
        isReady.toggle()
    }

    var hits: Int { Disk.hits }
}

struct QueueRow: View {
    @ObservedObject var queue: Queue
    var body: some View { Text(queue.text) }
}

struct SearchRow: View {
    @ObservedObject var search: Search
    var body: some View { Text("hits \(search.hits)") }
}

struct MirrorRow: View {
    @ObservedObject var mirror: Mirror
    var body: some View { Text(mirror.text) }
}

struct QueueView: View {
    @StateObject private var queue = Queue()
    @StateObject private var mirror = Mirror(job: Job())
    @StateObject private var search = Search()

    var body: some View {
        QueueRow(queue: queue)
        MirrorRow(mirror: mirror)
        SearchRow(search: search)
        Button("Run") { queue.job.run() }
        Button("Mirror") { mirror.job.run() }
        Button("Search") { search.query += "x" }
    }
}
