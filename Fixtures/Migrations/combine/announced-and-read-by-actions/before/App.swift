import SwiftUI

final class Log {
  var lines: [String] = []
}

final class Downloads: ObservableObject {
  @Published var names: [String] = []
  var log: Log
  var limit: Int { UserDefaults.standard.integer(forKey: "limit") }

  init(log: Log = Log()) {
    self.log = log
  }

  func start(_ name: String) {
    guard names.count < limit else { return }
    names.append(name)
  }

  func raiseLimit() {
    UserDefaults.standard.set(limit + 1, forKey: "limit")
    log.lines.append("more")
    objectWillChange.send()
  }

  private func folder(_ name: String) -> String {
    UserDefaults.standard.string(forKey: name) ?? ""
  }

  func export() {
    names.forEach { print(folder($0)) }
  }
}

struct DownloadsView: View {
  @StateObject private var downloads = Downloads()

  var body: some View {
    Button("More") { downloads.raiseLimit() }
    Button("Start") { downloads.start("a") }
    Text("\(downloads.names.count)")
  }
}
