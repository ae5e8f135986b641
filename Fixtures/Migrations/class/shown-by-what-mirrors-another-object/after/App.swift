import Combine
import SwiftUI

enum Disk {
    static var count = 0
    static var hits = 0
}

@Observable
final class Job {
    var isBusy = false {
        willSet { isBusySubject.send(newValue) }
    }
    private let isBusySubject = CurrentValueSubject<Bool, Never>(false)
    @ObservationIgnored private(set) lazy var isBusyPublisher = isBusySubject.eraseToAnyPublisher()

    func run() {
        isBusy = true
        Disk.count += 1
        isBusy = false
    }
}

@Observable
final class Queue {
    var isWaiting = false
    let job = Job()
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        job.isBusyPublisher.sink { [weak self] in self?.isWaiting = $0 }.store(in: &cancellables)
    }

    var text: String {
        // Update when `isWaiting` changes; `Disk.count` is not observable.
        _ = isWaiting
        return "\(Disk.count)"
    }

    // `Disk.count` is not observable, and views read it again when `isWaiting` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

@Observable
final class Mirror {
    var isWaiting = false
    let job: Job
    @ObservationIgnored private var bag = Set<AnyCancellable>()

    init(job: Job) {
        self.job = job
        job.isBusyPublisher.sink { [weak self] in self?.isWaiting = $0 }.store(in: &bag)
    }

    var text: String {
        // Update when `isWaiting` changes; `Disk.count` is not observable.
        _ = isWaiting
        return "\(Disk.count)"
    }

    // `Disk.count` is not observable, and views read it again when `isWaiting` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

@Observable
final class Search {
    var query = "" {
        willSet { queryPublisher.send(newValue) }
    }
    private let queryPublisher = CurrentValueSubject<String, Never>("")
    var isReady = false
    @ObservationIgnored private var bag = Set<AnyCancellable>()

    init() {
        queryPublisher.dropFirst().debounce(for: .milliseconds(20), scheduler: RunLoop.main)
            .sink { [weak self] query in self?.run(query) }
            .store(in: &bag)
    }

    private func run(_ query: String) {
        Disk.hits = query.count
        isReady.toggle()
    }

    var hits: Int {
        // Update when one of these changes; `Disk.hits` is not observable.
        _ = (query, isReady)
        return Disk.hits
    }
}

struct QueueRow: View {
    var queue: Queue
    var body: some View { Text(queue.text) }
}

struct SearchRow: View {
    var search: Search
    var body: some View { Text("hits \(search.hits)") }
}

struct MirrorRow: View {
    var mirror: Mirror
    var body: some View { Text(mirror.text) }
}

struct QueueView: View {
    @State private var queue = Queue()
    @State private var mirror = Mirror(job: Job())
    @State private var search = Search()

    var body: some View {
        QueueRow(queue: queue)
        MirrorRow(mirror: mirror)
        SearchRow(search: search)
        Button("Run") { queue.job.run() }
        Button("Mirror") { mirror.job.run() }
        Button("Search") { search.query += "x" }
    }
}
