import SwiftUI

@Observable
final class QuizModel {
    private(set) var status = "idle"
    @ObservationIgnored private var words = ["a", "b", "c"]

    func word(_ place: Int) -> String {
        _ = status  // Update when `status` changes; `words` is not observable.
        if place >= words.count { words.append("w\(place)") }
        return words[place]
    }

    func shuffle() {
        words.reverse()
        status = "shuffled"
    }

    // `words` is not observable, and views read it again when `status` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct QuizView: View {
    @State var model = QuizModel()

    var body: some View {
        Text("\(model.word(0)) \(model.word(3)) \(model.status)")
        Button("Shuffle") { model.shuffle() }
    }
}

struct Report {
    var rows: [Int]
    lazy var total: Int = rows.reduce(0, +)
    init(rows: [Int]) { self.rows = rows }
}

@Observable
final class ReportModel {
    private(set) var status = "idle"
    @ObservationIgnored var report = Report(rows: [1, 2, 3])

    func load(_ rows: [Int]) {
        report = Report(rows: rows)
        status = "loaded \(rows.count)"
    }
}

struct ReportView: View {
    @State var model = ReportModel()

    var body: some View {
        Text("total \(model.report.total)")
        Button("Load") { model.load([10, 20]) }
    }
}

struct StatusView: View {
    @State var model = ReportModel()

    var body: some View { Text("\(model.status) \(model.report.total)") }
}
