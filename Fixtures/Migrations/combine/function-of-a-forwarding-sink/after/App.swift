import SwiftUI

@Observable
final class Tabs {
  var count = 0
}

@Observable
final class Browser {
  var title = ""
  let tabs = Tabs()

  init() {
    title = "new"
    setUp()
  }

  private func setUp() {
    print("ready")
  }
}

/// Its initialiser calls nothing else.
@Observable
final class Window {
  var title = ""
  let tabs = Tabs()
}

/// Functions that stay.
@Observable
final class Desk {
  var title = ""
  let tabs = Tabs()

  init(_ other: Desk?) {
    title = "desk"
    bindWithComment()
    bind(to: tabs)
    bindForAll()
    bindOnActor()
    let later = bindByName
    later()
    other?.bindAnother()
    self.bindAnother()
    DispatchQueue.main.async { self.bindLater() }
  }

  private func bindWithComment() {
    // What else there is may follow.
  }

  private func bind(to tabs: Tabs) {
  }

  func bindForAll() {
  }

  @inline(never) private func bindOnActor() {
  }

  private func bindByName() {
  }

  private func bindAnother() {
  }

  private func bindLater() {
  }

  private func bindNever() {
  }
}

struct BrowserView: View {
  @State private var browser = Browser()
  @State private var window = Window()
  @State private var desk = Desk(nil)

  var body: some View {
    Text("\(browser.title) \(browser.tabs.count) \(window.title) \(window.tabs.count)")
    Text("\(desk.title) \(desk.tabs.count)")
  }
}
