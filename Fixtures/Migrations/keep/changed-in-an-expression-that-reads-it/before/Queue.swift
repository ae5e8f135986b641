import SwiftUI

final class Queue: ObservableObject {
    @Published var jobs = [3, 1, 2]

    func drop() -> Bool {
        if jobs.partition(by: { $0 == jobs.count }) > 0 {
            return true
        }
        return false
    }
}

struct QueueView: View {
    @ObservedObject var queue: Queue

    var body: some View {
        Text("\(queue.jobs.count)")
    }
}
