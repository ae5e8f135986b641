import SwiftUI

enum Totals {
  nonisolated(unsafe) static var edits = 0
  nonisolated(unsafe) static var clears = 0
}

struct Options {
  var isOn = false { didSet { Totals.edits += 1 } }
}

struct Page {
  var options: [Options] = []
  mutating func clear() {
    Totals.clears += 1
    options = []
  }
}

final class Settings: ObservableObject {
  @Published var options = Options()
  @Published var title = ""
}

struct Summary: View {
  @ObservedObject var settings: Settings
  var body: some View { Text("\(settings.title) \(Totals.edits)") }
}

struct Editor: View {
  @ObservedObject var settings: Settings
  var body: some View { Toggle("On", isOn: $settings.options.isOn) }
}

final class Book: ObservableObject {
  @Published var pages = [Page()]
  @Published var title = ""
}

struct Cover: View {
  @ObservedObject var book: Book
  var body: some View {
    Text("\(book.title) \(Totals.clears)")
    Button("Clear") { book.pages[0].clear() }
  }
}

struct Edits: View {
  @ObservedObject var book: Book
  var body: some View { Text("\(book.title) \(Totals.edits)") }
}

struct Folder {
  var folders: [Folder] = []
  var name = ""
}

final class Archive: ObservableObject {
  @Published var root = Folder()
  @Published var labels: [Label] = []
  @Published var title = ""
}

struct Label {
  nonisolated(unsafe) static var first = Options()
  var options: Options { Options() }
}

struct Shelf: View {
  @ObservedObject var archive: Archive
  var body: some View {
    Text("\(archive.title) \(Totals.edits)")
    Button("Clear") {
      archive.root.name = ""
      archive.labels = []
    }
  }
}
