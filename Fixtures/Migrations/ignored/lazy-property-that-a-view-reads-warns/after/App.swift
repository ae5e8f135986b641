import Combine
import SwiftUI

final class Printer {
  var name = "Printer"
}

@Observable
final class Report {
  var lines: [String] = []
  @ObservationIgnored lazy var title = "Report of \(lines.count) lines"
  @ObservationIgnored lazy var path = "reports"
  @ObservationIgnored lazy var printer = Printer()
  @ObservationIgnored lazy var note = ""
  @ObservationIgnored lazy var draft = ""
  @ObservationIgnored lazy var mark = ""
  @ObservationIgnored var tokens: Set<AnyCancellable> = []
  @ObservationIgnored var queue = DispatchQueue.main

  func rename() {
    title = "Renamed"
    note = "renamed"
    draft = "renamed"
    mark = "renamed"
  }
}

struct ReportView: View {
  var report: Report

  var body: some View {
    Text(report.title + report.path + report.printer.name)
    Button("Print") { print(report.title, report.note) }
    QueueView(queue: report.queue)
  }

  func clear() {
    report.draft = ""
    export(report)
    Just(1).sink { _ in }.store(in: &report.tokens)
  }
}

struct Export {
  let report: Report
  func isMarked() -> Bool { report.mark == "renamed" }
}

func export(_ report: Report) {
  if Export(report: report).isMarked() { report.rename() }
}

struct QueueView: View {
  let queue: DispatchQueue

  var body: some View { Button("Wait") { queue.async {} } }
}
