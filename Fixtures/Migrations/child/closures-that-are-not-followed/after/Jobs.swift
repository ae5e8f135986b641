import SwiftUI

final class Job: Identifiable {
    let id: Int
    var progress = 0
    init(_ id: Int) { self.id = id }
}

@Observable
final class JobQueue {
    let jobs = [Job(1), Job(2)]
    private(set) var last = "none"

    func step(_ place: Int) {
        jobs[place].progress += 10
        last = "job \(place) at \(jobs[place].progress)"
    }

    // `Job.progress` is not observable, and views read it again when `last` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

extension Sequence {
    func sum(_ value: (Element) -> Int) -> Int { reduce(0) { $0 + value($1) } }
}

extension Array where Element == Job {
    var total: Int {
        var total = 0
        for job in self { total += job.progress }
        return total
    }
}

extension Optional where Wrapped == Job {
    var label: String { map { "\($0.progress)" } ?? "-" }
}

func line(_ job: Job, _ path: KeyPath<Job, Int>) -> String { "\(job[keyPath: path])" }

struct SortOrder {
    let by: (Job, Job) -> Bool
    static let hottest = SortOrder { $0.progress > $1.progress }
}

@MainActor let formats: [String: (Job) -> String] = ["percent": { "\($0.progress)%" }]

struct SumView: View {
    var queue: JobQueue
    var body: some View {
        // Update when `last` changes; `Job.progress` is not observable.
        let _ = queue.last
        Text("\(queue.jobs.sum { $0.progress })")
    }
}

struct TotalView: View {
    var queue: JobQueue
    var body: some View {
        // Update when `last` changes; `Job.progress` is not observable.
        let _ = queue.last
        Text("\(queue.jobs.total)")
    }
}

struct LabelView: View {
    var queue: JobQueue
    var body: some View {
        // Update when `last` changes; `Job.progress` is not observable.
        let _ = queue.last
        Text(queue.jobs.last.label)
    }
}

struct LineView: View {
    var queue: JobQueue
    var body: some View {
        // Update when `last` changes; `Job.progress` is not observable.
        let _ = queue.last
        Text(line(queue.jobs[0], \.progress))
    }
}

struct OrderView: View {
    var queue: JobQueue
    let order = SortOrder.hottest
    var body: some View {
        // Update when `last` changes; `Job.progress` is not observable.
        let _ = queue.last
        ForEach(queue.jobs.sorted(by: order.by)) { Text("job \($0.id)") }
    }
}

struct FormatView: View {
    var queue: JobQueue
    var body: some View {
        // Update when `last` changes; `Job.progress` is not observable.
        let _ = queue.last
        Text(formats["percent"]!(queue.jobs[0]))
    }
}

struct NumberView: View {
    var queue: JobQueue
    var body: some View { Text("\(queue.jobs.sum { $0.id })") }
}
