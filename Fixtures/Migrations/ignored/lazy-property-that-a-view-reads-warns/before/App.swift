import SwiftUI

final class Printer {
  var name = "Printer"
}

final class Report: ObservableObject {
  @Published var lines: [String] = []
  lazy var title = "Report of \(lines.count) lines"
  lazy var path = "reports"
  lazy var printer = Printer()

  func rename() {
    title = "Renamed"
  }
}

struct ReportView: View {
  @ObservedObject var report: Report

  var body: some View {
    Text(report.title + report.path + report.printer.name)
    Button("Print") { print(report.title) }
  }
}
