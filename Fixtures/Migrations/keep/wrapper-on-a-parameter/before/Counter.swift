import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
}

struct CounterView: View {
    @StateObject private var counter = Counter()

    var body: some View {
        row(counter)
    }

    func row(@ObservedObject _ counter: Counter) -> some View {
        Stepper("count", value: $counter.count)
    }
}
