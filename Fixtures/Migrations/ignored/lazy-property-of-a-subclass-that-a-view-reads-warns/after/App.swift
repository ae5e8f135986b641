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

struct PlanView: View {
  var plan: Plan

  var body: some View { Plan.Title(plan: plan) }
}

@Observable
final class Draft {
  var lines: [String] = []
  @ObservationIgnored lazy var title = "Draft"

  func rename() { title = "Renamed" }
}

/// Nothing observed the draft.
struct DraftView: View {
  let draft: Draft

  var body: some View { Text(draft.title) }
}
