import SwiftUI

enum Kind { case view, edit }

final class Page: ObservableObject {
  @Published var kind = Kind.view // until editing is there
  {
    didSet { print(kind) }
  }

  @Published var title: String = "" // shown above
  // and in the list
  { didSet { print(title) } }

  var count = 0 /* shown */ { didSet { print(count) } }

  var size = 1 // shown as well
  {
    didSet {
      print(size)
    }
  }
}

struct PageView: View {
  @StateObject private var page = Page()

  var body: some View {
    Text(page.title)
    Text("\(page.count) \(page.size)")
    Button(page.kind == .view ? "View" : "Edit") { page.kind = .edit }
  }
}
