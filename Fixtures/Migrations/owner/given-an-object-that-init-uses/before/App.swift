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
