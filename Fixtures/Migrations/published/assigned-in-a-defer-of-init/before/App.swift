import SwiftUI
import Combine

final class Session { var title = "s" }

@MainActor
final class CellModel: ObservableObject {
    @Published var title = ""

    var session: Session? {
        didSet {
            guard session !== oldValue else { return }
            bind()
        }
    }

    init(session: Session? = nil) {
        defer { self.session = session }
    }

    private func bind() { title = session?.title ?? "none" }
}

struct CellView: View {
    @StateObject private var model = CellModel(session: Session())
    var body: some View {
        Text(model.title)
        Text(model.session?.title ?? "no session")
        Button("other") { model.session = Session() }
    }
}

/// Assigned once more at the end of 'init', where no observer runs.
final class Counter: ObservableObject {
    @Published var text = ""

    var count: Int = 0 {
        didSet { text = "\(count)" }
    }

    init(count: Int) {
        self.count = count
    }
}

struct CounterView: View {
    @StateObject private var counter = Counter(count: 2)
    var body: some View { Text("\(counter.text) \(counter.count)") }
}
