import SwiftUI

final class Feed: ObservableObject {
  private var lines: [String] = []
  private var announcing: Task<Void, Never>?
  @Published var title = ""

  var text: String { lines.joined() }

  func add(_ line: String) {
    lines.append(line)
    publish()
  }

  private func publish() {
    print(lines.count)
    announcing = Task { @MainActor in
      objectWillChange.send()
    }
  }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View { Text(feed.text + feed.title) }
}

final class Page: ObservableObject {
  @Published var title = ""
}

open class Panel: ObservableObject {
  @Published open var titles = [""].map { $0 + "" }
  private var lines: [String] = []
  private let page: Page

  init(page: Page) { self.page = page }

  var text: String { lines.joined() + page.title }

  func add(_ line: String) {
    lines.append(line)
    publish()
  }

  private func publish() {
    print(lines.count)
    objectWillChange.send()
  }
}

struct PanelView: View {
  @ObservedObject var panel: Panel

  var body: some View { Text(panel.titles[0] + panel.text) }
}
