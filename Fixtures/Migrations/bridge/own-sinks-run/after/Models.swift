import Foundation
import Observation

@Observable
final class Editor {
  var title: String {
    willSet { print("  will be", newValue) }
    didSet { titleDidChange(); print("  was", oldValue) }
  }
  var tags: [String] = [] {
    didSet { if tags != oldValue { tagsDidChange() } }
  }
  var page = 1 {
    didSet {
      pageDidChange()
      pageChanged()
    }
  }
  var zoom = 1.0 {
    didSet { if zoom != oldValue { zoomDidChange() } }
  }
  var mode = 0 {
    didSet { if mode != oldValue { modeDidChange() } }
  }
  var seen: () -> String = { "" }
  private(set) var log: [String] = []

  init(title: String) {
    self.title = title
    titleDidChange()
    bind()
    page = 2
  }

  private func titleDidChange() {
    self.note("title", title)
  }

  private func bind() {
    pageChanged()
    tagsDidChange()
  }

  private func pageDidChange() {
    self.note("page", "\(page)")
  }

  private func pageChanged() {
    note("again", "\(page)")
  }

  private func tagsDidChange() {
    guard !tags.isEmpty else { return }
    self.note("tags", tags.joined(separator: "+"))
    if tags.count == 2 { page = 10 }
  }

  private func modeDidChange() {
    print("mode", mode)
  }

  private func zoomDidChange() {
    self.note("zoom", "\(zoom)")
  }

  private func note(_ what: String, _ value: String) {
    print("\(what) \(value), and who asks sees \(seen())")
    log.append("\(what) \(value)")
  }

  deinit { print("gone") }
}
