import SwiftUI

@Observable
final class Downloads {
  private var revision = 0
  private var flips = false
  private var stamp = UUID()
  private var seen = 0
  var count = 0

  func isThere(_ name: String) -> Bool {
    _ = seen
    return FileManager.default.fileExists(atPath: name)
  }

  func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: name)
    revision += 1
    self.flips.toggle()
    stamp = UUID()
    seen += 1
    count = count + 1
  }

  func reset() {
    revision = 0
    flips = !flips
  }
}

struct DownloadsView: View {
  @State private var downloads = Downloads()

  var body: some View {
    VStack {
      Text(downloads.isThere("a") ? "there" : "gone")
      Text("\(downloads.count)")
      Button("Remove") { downloads.remove("a") }
    }
  }
}
