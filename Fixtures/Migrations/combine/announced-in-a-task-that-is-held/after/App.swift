import SwiftUI

@Observable
final class Feed {
  private var lines: [String] = []
  @ObservationIgnored private var announcing: Task<Void, Never>?
  var title = ""

  var text: String { lines.joined() }

  func add(_ line: String) {
    lines.append(line)
    publish()
  }

  private func publish() {
    print(lines.count)
    announcing = Task { @MainActor in
      withMutation(keyPath: \.title) {}
    }
  }
}

struct FeedView: View {
  var feed: Feed

  var body: some View { Text(feed.text + feed.title) }
}

@Observable
final class Page {
  var title = ""
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
