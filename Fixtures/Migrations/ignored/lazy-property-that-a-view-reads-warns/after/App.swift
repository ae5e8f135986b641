import SwiftUI

@Observable
final class Report {
  var lines: [String] = []
  @ObservationIgnored lazy var title = "Report of \(lines.count) lines"
}

struct ReportView: View {
  var report: Report

  var body: some View {
    Text(report.title)
  }
}
