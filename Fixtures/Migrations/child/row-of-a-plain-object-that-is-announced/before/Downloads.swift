import SwiftUI

final class Item {
  var title = ""
}

final class Downloads: ObservableObject {
  @Published var isPaused = false

  func start(_ item: Item) {
    item.title = "Running"
    objectWillChange.send()
  }
}

struct Row: View {
  let item: Item
  @ObservedObject var downloads: Downloads
  var body: some View {
    Text(item.title)
    Button("Start") { downloads.start(item) }
  }
}

struct PauseView: View {
  @ObservedObject var downloads: Downloads
  var body: some View { Toggle("Pause", isOn: $downloads.isPaused) }
}
