import Combine
import SwiftUI

final class Tabs: ObservableObject {
  @Published var count = 0
}

final class Browser: ObservableObject {
  @Published var title = ""
  let tabs = Tabs()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    title = "new"
    bindTabs()
    setUp()
  }

  /// Passes on what the tabs announce.
  private func bindTabs() {
    tabs.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  private func setUp() {
    print("ready")
  }
}

/// Its initialiser calls nothing else.
final class Window: ObservableObject {
  @Published var title = ""
  let tabs = Tabs()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    bindTabs()
  }

  private func bindTabs() {
    tabs.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

/// Functions that stay.
final class Desk: ObservableObject {
  @Published var title = ""
  let tabs = Tabs()
  private var cancellables: Set<AnyCancellable> = []

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
    tabs.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
    // What else there is may follow.
  }

  private func bind(to tabs: Tabs) {
    tabs.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  func bindForAll() {
    tabs.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  @inline(never) private func bindOnActor() {
    tabs.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  private func bindByName() {
    tabs.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  private func bindAnother() {
    tabs.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  private func bindLater() {
    tabs.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  private func bindNever() {
    tabs.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

struct BrowserView: View {
  @StateObject private var browser = Browser()
  @StateObject private var window = Window()
  @StateObject private var desk = Desk(nil)

  var body: some View {
    Text("\(browser.title) \(browser.tabs.count) \(window.title) \(window.tabs.count)")
    Text("\(desk.title) \(desk.tabs.count)")
  }
}
