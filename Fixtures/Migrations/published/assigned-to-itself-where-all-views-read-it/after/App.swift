import SwiftUI

final class Disk {
  var names: [String] = []
}

@Observable
final class Files {
  var title = ""
  private let disk = Disk()

  var count: Int {
    // Update when `title` changes; `Disk.names` is not observable.
    _ = title
    return disk.names.count
  }

  func add() {
    disk.names.append("new")
    title = title
  }

  // `title` is assigned to itself to update views.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

@Observable
final class Marks {
  var title = ""
  private let disk = Disk()

  var count: Int {
    // Update when `title` changes; `Disk.names` is not observable.
    _ = title
    return disk.names.count
  }

  func add() {
    disk.names.append("new")
    title = title
  }

  // `title` is assigned to itself to update views.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

@Observable
final class Labels {
  var title = ""
  var size = 0

  func touch() { title = title }

  // `title` is assigned to itself to update views.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct LabelsView: View {
  var labels: Labels

  var body: some View { Text("\(labels.size)") }
}

struct RootView: View {
  @State private var files = Files()
  var marks: Marks

  var body: some View {
    FilesView(files: files)
    Text("\(marks.count)")
  }
}

struct FilesView: View {
  var files: Files

  var body: some View {
    Text(files.title)
    Text("\(files.count)")
  }
}
