import SwiftUI

final class QuizModel: ObservableObject {
    @Published private(set) var status = "idle"
    private var words = ["a", "b", "c"]

    func word(_ place: Int) -> String {
        if place >= words.count { words.append("w\(place)") }
        return words[place]
    }

    func shuffle() {
        words.reverse()
        status = "shuffled"
    }
}

struct QuizView: View {
    @StateObject var model = QuizModel()

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

final class ReportModel: ObservableObject {
    @Published private(set) var status = "idle"
    var report = Report(rows: [1, 2, 3])

    func load(_ rows: [Int]) {
        report = Report(rows: rows)
        status = "loaded \(rows.count)"
    }
}

struct ReportView: View {
    @StateObject var model = ReportModel()

    var body: some View {
        Text("total \(model.report.total)")
        Button("Load") { model.load([10, 20]) }
    }
}

struct StatusView: View {
    @StateObject var model = ReportModel()

    var body: some View { Text("\(model.status) \(model.report.total)") }
}
