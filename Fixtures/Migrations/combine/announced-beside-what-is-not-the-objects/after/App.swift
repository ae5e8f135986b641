import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
  var log: Any { $name.sink { print($0) } }
}

final class Store {
  var count = 0
}

struct Branch {
  var name = ""
  var branches: [Branch] = []
  static let store = Store()
}

@Observable
final class Log {
  static let session = Session()
  static var saved: Int { UserDefaults.standard.integer(forKey: "lines") }
  static func load() -> Int { UserDefaults.standard.integer(forKey: "lines") }

  var lines: [String] = []
  var branch = Branch()
  let formatter = DateFormatter()
  let store = Store()

  var text: String { lines.joined(separator: "\n") }
  var heading: String { text.uppercased() }

  func save() -> Void {
    self.store.count += 1
    UserDefaults.standard.set(lines.count, forKey: "lines")
  }

  func refresh() {
    print("refresh")
  }
}

@Observable
final class Part {
  var name = ""

  func load() { name = "loaded" }
}

final class Loader {
  let part = Part()

  func load() {
    part.load()
  }
}

struct LogView: View {
  var log: Log
  var loader: Loader

  var body: some View {
    Text(log.heading)
    Text(loader.part.name)
    Text(log.formatter.string(from: Date()))
    Text("\(Log.saved) \(log.branch.branches.count)")
  }
}
