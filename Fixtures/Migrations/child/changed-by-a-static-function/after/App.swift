import SwiftUI

class Item {
  var title = ""
}

@Observable
final class Downloads {
  var running = 0
  var failed = 0

  func start(_ item: Item) {
    item.title = "Running"
    Counter.count(self)
  }
}

enum Counter {
  static func count(_ downloads: Downloads) { downloads.running += 1 }
}

struct Row: View {
  let item: Item
  var downloads: Downloads
  var body: some View {
    let _ = downloads.running  // Update when `running` changes; `Item.title` is not observable.
    Text(item.title)
    Button("Start") { downloads.start(item) }
  }
}

struct Totals: View {
  var downloads: Downloads
  var body: some View { Text("\(downloads.running), \(downloads.failed)") }
}
