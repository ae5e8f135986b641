import SwiftUI
final class Job { var progress = 0 }
final class M: ObservableObject, CustomStringConvertible {
    let job = Job()
    @Published private(set) var last = "none"
    func callAsFunction(_ n: Int) -> Int { job.progress * n }
    func go() { job.progress += 1; last = "step" }
    var description: String { "\(job.progress)" }
}

struct A: View { @ObservedObject var m: M; var body: some View { Text("v \(m(3))") } }
struct B: View { @ObservedObject var m: M; var body: some View { Text("\(m)") } }
struct C: View { @ObservedObject var m: M; var body: some View { Text(String(describing: m)) } }
struct D: View { @ObservedObject var m: M; var body: some View { Text("\([m])") } }

