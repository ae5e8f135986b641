import SwiftUI

class Report: ObservableObject {
  @Published var lines: [String] = []
}

final class Summary: Report {
  lazy var title = "Summary of \(lines.count) lines"

  func rename() { title = "Summary" }
}

final class Plan: ObservableObject {
  @Published var lines: [String] = []
  private lazy var title = "Plan"

  func rename() { title = "Renamed" }

  struct Title: View {
    let plan: Plan

    var body: some View {
      Text(plan.title)
    }
  }
}

struct SummaryView: View {
  @ObservedObject var summary: Summary

  var body: some View {
    Text(summary.title)
  }
}

struct PlanView: View {
  @ObservedObject var plan: Plan

  var body: some View { Plan.Title(plan: plan) }
}

final class Draft: ObservableObject {
  @Published var lines: [String] = []
  lazy var title = "Draft"

  func rename() { title = "Renamed" }
}

/// Nothing observed the draft.
struct DraftView: View {
  let draft: Draft

  var body: some View { Text(draft.title) }
}
