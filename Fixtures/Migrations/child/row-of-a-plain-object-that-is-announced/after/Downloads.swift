import SwiftUI

final class Item {
  var title = ""
}

@Observable
final class Downloads {
  var isPaused = false

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func start(_ item: Item) {
    item.title = "Running"
    revision += 1
  }
}

struct Row: View {
  let item: Item
  var downloads: Downloads
  var body: some View {
    let _ = downloads.revision
    Text(item.title)
    Button("Start") { downloads.start(item) }
  }
}

struct PauseView: View {
  @Bindable var downloads: Downloads
  var body: some View { Toggle("Pause", isOn: $downloads.isPaused) }
}
