import Combine
import SwiftUI

final class Printer {
  var name = "Printer"
}

final class Report: ObservableObject {
  @Published var lines: [String] = []
  lazy var title = "Report of \(lines.count) lines"
  lazy var path = "reports"
  lazy var printer = Printer()
  lazy var note = ""
  lazy var draft = ""
  lazy var mark = ""
  var tokens: Set<AnyCancellable> = []
  var queue = DispatchQueue.main

  func rename() {
    title = "Renamed"
    note = "renamed"
    draft = "renamed"
    mark = "renamed"
  }
}

struct ReportView: View {
  @ObservedObject var report: Report

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
