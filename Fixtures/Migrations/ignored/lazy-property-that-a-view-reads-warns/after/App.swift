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

  func rename() {
    title = "Renamed"
  }
}

struct ReportView: View {
  var report: Report

  var body: some View {
    Text(report.title + report.path + report.printer.name)
    Button("Print") { print(report.title) }
  }
}
