import SwiftUI

@Observable
final class Course {
  var title = ""
  var pages = 0
}

struct CourseView: View {
  @State private var course: Course
  @State private var other: Course
  private let isLocked: Bool

  init(course: Course, title: String, isLocked: Bool) {
    let made = Course()
    self.isLocked = isLocked
    self._course = State(wrappedValue: { course }())
    _other = State(wrappedValue: made)
    self.course.title = title
    other.pages = 1
  }

  var body: some View {
    Text(course.title + other.title)
      .opacity(isLocked ? 0.5 : 1)
  }
}

@Observable
final class Plan {
  static let shared = Plan()
  var day = ""
}

final class Draft: ObservableObject {
  static var latest: Draft { Draft() }
  @Published var day = ""
}

struct PlanView: View {
  @State private var plan = Plan.shared
  @StateObject private var draft = Draft.latest

  init(day: String) {
    plan.day = day
    draft.day = day
  }

  var body: some View {
    Text(plan.day + draft.day)
  }
}
