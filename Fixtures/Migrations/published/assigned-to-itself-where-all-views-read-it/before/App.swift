import SwiftUI

final class Disk {
  var names: [String] = []
}

final class Files: ObservableObject {
  @Published var title = ""
  private let disk = Disk()

  var count: Int { disk.names.count }

  func add() {
    disk.names.append("new")
    title = title
  }
}

final class Marks: ObservableObject {
  @Published var title = ""
  private let disk = Disk()

  var count: Int { disk.names.count }

  func add() {
    disk.names.append("new")
    title = title
  }
}

final class Labels: ObservableObject {
  @Published var title = ""
  @Published var size = 0

  func touch() { title = title }
}

struct LabelsView: View {
  @ObservedObject var labels: Labels

  var body: some View { Text("\(labels.size)") }
}

struct RootView: View {
  @StateObject private var files = Files()
  @ObservedObject var marks: Marks

  var body: some View {
    FilesView(files: files)
    Text("\(marks.count)")
  }
}

struct FilesView: View {
  @ObservedObject var files: Files

  var body: some View {
    Text(files.title)
    Text("\(files.count)")
  }
}
