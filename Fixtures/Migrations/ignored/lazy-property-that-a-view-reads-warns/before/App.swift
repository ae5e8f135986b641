import SwiftUI

final class Report: ObservableObject {
  @Published var lines: [String] = []
  lazy var title = "Report of \(lines.count) lines"
}

struct ReportView: View {
  @ObservedObject var report: Report

  var body: some View {
    Text(report.title)
  }
}
