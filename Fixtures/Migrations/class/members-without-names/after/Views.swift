import SwiftUI
final class Job { var progress = 0 }
@Observable
final class M: CustomStringConvertible {
    let job = Job()
    private(set) var last = "none"
    func callAsFunction(_ n: Int) -> Int {
        // Update when `last` changes; `Job.progress` is not observable.
        _ = last
        return job.progress * n
    }
    func go() { job.progress += 1; last = "step" }
    var description: String {
        // Update when `last` changes; `Job.progress` is not observable.
        _ = last
        return "\(job.progress)"
    }

    // `Job.progress` is not observable, and views read it again when `last` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct A: View { var m: M; var body: some View { Text("v \(m(3))") } }
struct B: View { var m: M; var body: some View { Text("\(m)") } }
struct C: View { var m: M; var body: some View { Text(String(describing: m)) } }
struct D: View { var m: M; var body: some View { Text("\([m])") } }

