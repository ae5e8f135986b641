import SwiftUI

@Observable
class Report {
  var lines: [String] = []
}

final class Summary: Report {
  lazy var title = "Summary of \(lines.count) lines"

  func rename() { title = "Summary" }
}

@Observable
final class Plan {
  var lines: [String] = []
  @ObservationIgnored private lazy var title = "Plan"

  func rename() { title = "Renamed" }

  struct Title: View {
    let plan: Plan

    var body: some View {
      Text(plan.title)
    }
  }
}

struct SummaryView: View {
  var summary: Summary

  var body: some View {
    Text(summary.title)
  }
}
