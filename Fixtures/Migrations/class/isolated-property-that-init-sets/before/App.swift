import SwiftUI

final class Groups: ObservableObject, @unchecked Sendable {
  @MainActor
  @Published var groups = [String]()

  init(_ groups: [String] = []) {
    _groups = .init(initialValue: groups)
  }

  @MainActor func add(_ group: String) { groups.append(group) }
}

final class Monitor: ObservableObject, @unchecked Sendable {
  @MainActor @Published private(set) var isConnected: Bool = false

  init() {
    Task { @MainActor in
      self.isConnected = true
    }
  }
}

final class Topic: ObservableObject {
  @MainActor @Published private(set) var title: String
  @MainActor var reads = 0

  @MainActor init(title: String) {
    self.title = title
    reads = 1
  }
}

final class Draft: ObservableObject {
  @Published var count = 0
  @MainActor var text: String

  init(text: String) {
    self.text = text
  }
}

struct ThreadView: View {
  @ObservedObject var groups: Groups
  @ObservedObject var monitor: Monitor
  @ObservedObject var thread: Topic
  @ObservedObject var draft: Draft

  var body: some View {
    Text("\(thread.title) \(groups.groups.count) \(monitor.isConnected ? 1 : 0)")
    Text("\(draft.text) \(draft.count)")
  }
}
