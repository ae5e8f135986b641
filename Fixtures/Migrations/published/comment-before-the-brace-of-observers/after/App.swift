import SwiftUI

enum Kind { case view, edit }

@Observable
final class Page {
  var kind = Kind.view { // until editing is there
    didSet { print(kind) }
  }

  var title: String = "" { // shown above
  // and in the list
  didSet { print(title) } }

  var count = 0 /* shown */ { didSet { print(count) } }

  var size = 1 { // shown as well
    didSet {
      print(size)
    }
  }
}

struct PageView: View {
  @State private var page = Page()

  var body: some View {
    Text(page.title)
    Text("\(page.count) \(page.size)")
    Button(page.kind == .view ? "View" : "Edit") { page.kind = .edit }
  }
}
