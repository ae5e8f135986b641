import SwiftUI

class Item {
  var title = ""
}

final class Downloads: ObservableObject {
  @Published var running = 0
  @Published var failed = 0

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
  @ObservedObject var downloads: Downloads
  var body: some View {
    Text(item.title)
    Button("Start") { downloads.start(item) }
  }
}

struct Totals: View {
  @ObservedObject var downloads: Downloads
  var body: some View { Text("\(downloads.running), \(downloads.failed)") }
}
