import Foundation
import SwiftUI

enum Catalog {
  static func load() -> Data? { try? Data(contentsOf: URL(fileURLWithPath: "catalog")) }
}

final class Shelf: ObservableObject {
  @Published var data: Data?

  init() {
    UserDefaults.standard.set(true, forKey: "shelf")
    data = Catalog.load()
  }
}

final class Sockets {
  static let shared = Sockets()
  weak var receiver: Receiver?
}

final class Receiver: ObservableObject {
  @Published var code = ""

  init() {
    Sockets.shared.receiver = self
    Task { print("receiving") }
  }
}

enum Rules {
  nonisolated(unsafe) static var changed: (() -> Void)?
}

final class Listener: ObservableObject {
  @Published var code = ""

  init() {
    Task { print("listening") }
    Rules.changed = { [weak self] in self?.code = "new" }
  }
}

final class Speaker: ObservableObject {
  @Published var code = ""

  init() {
    Task { print("speaking") }
    Rules.changed = { print("changed") }
  }
}

struct ReceiverView: View {
  @StateObject private var receiver = Receiver()
  @StateObject private var listener = Listener()
  @StateObject private var speaker = Speaker()

  var body: some View { Text(receiver.code + listener.code + speaker.code) }
}

final class Session {
  init() {
    UserDefaults.standard.set(true, forKey: "session")
    run()
  }

  private func run() { Task { print("running") } }
}

final class Scanner: ObservableObject {
  @Published var code = ""
  private let session = Session()
}

final class Prepared: ObservableObject {
  @Published var code = ""

  init() { Task { print("prepared") } }
}

nonisolated(unsafe) var markersGone = 0

final class Marker: ObservableObject {
  @Published var code = ""

  init() { UserDefaults.standard.set(true, forKey: "marker") }
  deinit { markersGone += 1 }
}

struct Row: View {
  @StateObject private var shelf = Shelf()
  @StateObject private var scanner = Scanner()
  @StateObject private var prepared = Prepared()
  @StateObject private var marker = Marker()

  init() {
    let prepared = Prepared()
    _prepared = StateObject(wrappedValue: prepared)
  }

  var body: some View { Text("\(scanner.code) \(marker.code) \(prepared.code) \(shelf.data?.count ?? 0)") }
}

struct Rows: View {
  var body: some View { ForEach(0..<9) { _ in Row() } }
}
