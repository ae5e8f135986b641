import SwiftUI

final class Course: ObservableObject {
  @Published var title = ""
}

final class Album: ObservableObject {
  @Published var title = ""
}

struct CourseView: View {
  @StateObject private var course: Course

  init(course: Course, isNew: Bool) {
    if isNew {
      _course = StateObject(wrappedValue: Course())
    } else {
      _course = StateObject(wrappedValue: course)
    }
    self.course.title = "Given"
  }

  var body: some View { Text(course.title) }
}

struct AlbumView: View {
  @StateObject private var album: Album
  @StateObject private var other: Album

  init(album: Album) {
    _album = StateObject(wrappedValue: album)
    _other = StateObject(wrappedValue: Album())
    other.title = "Made"
  }

  var body: some View { Text(album.title + other.title) }
}
