import SwiftUI

final class Session { var title = "s" }

@MainActor
@Observable
final class CellModel {
    var title = ""

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
    @State private var model = CellModel(session: Session())
    var body: some View {
        Text(model.title)
        Text(model.session?.title ?? "no session")
        Button("other") { model.session = Session() }
    }
}

/// Assigned once more at the end of 'init', where no observer runs.
@Observable
final class Counter {
    var text = ""

    var count: Int = 0 {
        didSet { text = "\(count)" }
    }

    init(count: Int) {
        self._count = count
    }
}

struct CounterView: View {
    @State private var counter = Counter(count: 2)
    var body: some View { Text("\(counter.text) \(counter.count)") }
}
