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
