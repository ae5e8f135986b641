import SwiftUI

@Observable
final class Report {
  var lines: [String] = []
  @ObservationIgnored lazy var title = "Report of \(lines.count) lines"
  @ObservationIgnored lazy var path = "reports"

  func rename() {
    title = "Renamed"
  }
}

struct ReportView: View {
  var report: Report

  var body: some View {
    Text(report.title + report.path)
    Button("Print") { print(report.title) }
  }
}
