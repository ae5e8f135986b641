import SwiftUI

final class Course: ObservableObject {
  @Published var title = ""
}

struct CourseView: View {
  @StateObject private var course: Course

  init(course: Course?) {
    if let course {
      _course = StateObject(wrappedValue: course)
    } else {
      _course = StateObject(wrappedValue: Course())
    }
    self.course.title = "a"
  }

  var body: some View {
    Text(course.title)
  }
}

struct OtherView: View {
  @StateObject private var course: Course

  init() {
    var first = Course()
    _course = StateObject(wrappedValue: first)
    first = Course()
    course.title = first.title
  }

  var body: some View {
    Text(course.title)
  }
}
