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

@Observable
final class Settings {
  var options = Options()
  var title = ""
}

struct Summary: View {
  var settings: Settings
  var body: some View {
    // Update when `options` changes; `Totals.edits` is not observable.
    let _ = settings.options
    Text("\(settings.title) \(Totals.edits)")
  }
}

struct Editor: View {
  @Bindable var settings: Settings
  var body: some View { Toggle("On", isOn: $settings.options.isOn) }
}

@Observable
final class Book {
  var pages = [Page()]
  var title = ""
}

struct Cover: View {
  var book: Book
  var body: some View {
    let _ = book.pages  // Update when `pages` changes; `Totals.clears` is not observable.
    Text("\(book.title) \(Totals.clears)")
    Button("Clear") { book.pages[0].clear() }
  }
}

struct Edits: View {
  var book: Book
  var body: some View {
    // Update when `pages` changes; `Totals.edits` is not observable.
    let _ = book.pages
    Text("\(book.title) \(Totals.edits)")
  }
}

struct Folder {
  var folders: [Folder] = []
  var name = ""
}

@Observable
final class Archive {
  var root = Folder()
  var labels: [Label] = []
  var title = ""
}

struct Label {
  nonisolated(unsafe) static var first = Options()
  var options: Options { Options() }
}

struct Shelf: View {
  var archive: Archive
  var body: some View {
    Text("\(archive.title) \(Totals.edits)")
    Button("Clear") {
      archive.root.name = ""
      archive.labels = []
    }
  }
}
