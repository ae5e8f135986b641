import Combine
import Foundation

final class Editor: ObservableObject {
  @Published var title: String {
    willSet { print("  will be", newValue) }
    didSet { print("  was", oldValue) }
  }
  @Published var tags: [String] = []
  @Published var page = 1
  @Published var zoom = 1.0
  @Published var mode = 0
  var seen: () -> String = { "" }
  private(set) var log: [String] = []
  private var sinks = Set<AnyCancellable>()
  private var zoomSink: AnyCancellable?

  init(title: String) {
    self.title = title
    $title.sink { [weak self] in self?.note("title", $0) }.store(in: &sinks)
    bind()
    page = 2
  }

  private func bind() {
    $page.dropFirst().sink { [weak self] in self?.note("page", "\($0)") }.store(in: &sinks)
    $page.sink { [unowned self] page in note("again", "\(page)") }.store(in: &sinks)
    $tags
      .removeDuplicates()
      .sink { [weak self] tags in
        guard let self, !tags.isEmpty else { return }
        self.note("tags", tags.joined(separator: "+"))
        if tags.count == 2 { page = 10 }
      }
      .store(in: &sinks)
    $mode.dropFirst().removeDuplicates().sink { print("mode", $0) }.store(in: &sinks)
    zoomSink = $zoom.removeDuplicates().dropFirst().sink { [weak self] zoom in
      guard let self else { return }
      self.note("zoom", "\(zoom)")
    }
  }

  private func note(_ what: String, _ value: String) {
    print("\(what) \(value), and who asks sees \(seen())")
    log.append("\(what) \(value)")
  }

  deinit { print("gone") }
}
