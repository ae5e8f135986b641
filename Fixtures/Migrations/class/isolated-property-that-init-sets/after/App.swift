import SwiftUI

@Observable
final class Groups: @unchecked Sendable {
  @MainActor
  var groups = [String]()

  init(_ groups: [String] = []) {
    _groups = groups
  }

  @MainActor func add(_ group: String) { groups.append(group) }
}

@Observable
final class Monitor: @unchecked Sendable {
  @MainActor private(set) var isConnected: Bool = false

  init() {
    Task { @MainActor in
      self.isConnected = true
    }
  }
}

@Observable
final class Topic {
  @MainActor private(set) var title: String
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
  var groups: Groups
  var monitor: Monitor
  var thread: Topic
  @ObservedObject var draft: Draft

  var body: some View {
    Text("\(thread.title) \(groups.groups.count) \(monitor.isConnected ? 1 : 0)")
    Text("\(draft.text) \(draft.count)")
  }
}
