import SwiftUI

final class Job: Identifiable {
    let id: Int
    var progress = 0
    init(_ id: Int) { self.id = id }
}

final class JobQueue: ObservableObject {
    let jobs = [Job(1), Job(2)]
    @Published private(set) var last = "none"

    func step(_ place: Int) {
        jobs[place].progress += 10
        last = "job \(place) at \(jobs[place].progress)"
    }
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
    @ObservedObject var queue: JobQueue
    var body: some View { Text("\(queue.jobs.sum { $0.progress })") }
}

struct TotalView: View {
    @ObservedObject var queue: JobQueue
    var body: some View { Text("\(queue.jobs.total)") }
}

struct LabelView: View {
    @ObservedObject var queue: JobQueue
    var body: some View { Text(queue.jobs.last.label) }
}

struct LineView: View {
    @ObservedObject var queue: JobQueue
    var body: some View { Text(line(queue.jobs[0], \.progress)) }
}

struct OrderView: View {
    @ObservedObject var queue: JobQueue
    let order = SortOrder.hottest
    var body: some View { ForEach(queue.jobs.sorted(by: order.by)) { Text("job \($0.id)") } }
}

struct FormatView: View {
    @ObservedObject var queue: JobQueue
    var body: some View { Text(formats["percent"]!(queue.jobs[0])) }
}

struct NumberView: View {
    @ObservedObject var queue: JobQueue
    var body: some View { Text("\(queue.jobs.sum { $0.id })") }
}
