import SwiftUI

final class Course: ObservableObject {
  @Published var title = ""
  @Published var pages = 0
}

struct CourseView: View {
  @StateObject private var course: Course
  @StateObject private var other: Course
  private let isLocked: Bool

  init(course: Course, title: String, isLocked: Bool) {
    let made = Course()
    self._course = StateObject(wrappedValue: { course }())
    _other = StateObject(wrappedValue: made)
    self.isLocked = isLocked
    self.course.title = title
    other.pages = 1
  }

  var body: some View {
    Text(course.title + other.title)
      .opacity(isLocked ? 0.5 : 1)
  }
}

final class Plan: ObservableObject {
  static let shared = Plan()
  @Published var day = ""
}

final class Draft: ObservableObject {
  static var latest: Draft { Draft() }
  @Published var day = ""
}

struct PlanView: View {
  @StateObject private var plan = Plan.shared
  @StateObject private var draft = Draft.latest

  init(day: String) {
    plan.day = day
    draft.day = day
  }

  var body: some View {
    Text(plan.day + draft.day)
  }
}
