import SwiftUI

final class Report: ObservableObject {
  @Published var lines: [String] = []
  lazy var title = "Report of \(lines.count) lines"
  lazy var path = "reports"

  func rename() {
    title = "Renamed"
  }
}

struct ReportView: View {
  @ObservedObject var report: Report

  var body: some View {
    Text(report.title + report.path)
    Button("Print") { print(report.title) }
  }
}
