import SwiftUI

final class Page: ObservableObject {
  @Published var title = ""
}

final class Panel: ObservableObject {
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

  var body: some View { Text(panel.text) }
}
