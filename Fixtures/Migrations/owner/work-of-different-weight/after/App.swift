import Foundation
import SwiftUI

enum Catalog {
  static func load() -> Data? { try? Data(contentsOf: URL(fileURLWithPath: "catalog")) }
}

@Observable
final class Shelf {
  var data: Data?

  init() {
    UserDefaults.standard.set(true, forKey: "shelf")
    data = Catalog.load()
  }
}

final class Sockets {
  static let shared = Sockets()
  weak var receiver: Receiver?
}

@Observable
final class Receiver {
  var code = ""

  init() {
    Sockets.shared.receiver = self
    Task { print("receiving") }
  }
}

enum Rules {
  nonisolated(unsafe) static var changed: (() -> Void)?
}

@Observable
final class Listener {
  var code = ""

  init() {
    Task { print("listening") }
    Rules.changed = { [weak self] in self?.code = "new" }
  }
}

@Observable
final class Speaker {
  var code = ""

  init() {
    Task { print("speaking") }
    Rules.changed = { print("changed") }
  }
}

struct ReceiverView: View {
  @State private var receiver = Receiver()
  @State private var listener = Listener()
  @State private var speaker = Speaker()

  var body: some View { Text(receiver.code + listener.code + speaker.code) }
}

final class Session {
  init() {
    UserDefaults.standard.set(true, forKey: "session")
    run()
  }

  private func run() { Task { print("running") } }
}

@Observable
final class Scanner {
  var code = ""
  private let session = Session()
}

@Observable
final class Prepared {
  var code = ""

  init() { Task { print("prepared") } }
}

nonisolated(unsafe) var markersGone = 0

@Observable
final class Marker {
  var code = ""

  init() { UserDefaults.standard.set(true, forKey: "marker") }
  deinit { markersGone += 1 }
}

struct Row: View {
  @State private var shelf = Shelf()
  @State private var scanner = Scanner()
  @State private var prepared: Prepared
  @State private var marker = Marker()

  init() {
    let prepared = Prepared()
    _prepared = State(wrappedValue: prepared)
  }

  var body: some View { Text("\(scanner.code) \(marker.code) \(prepared.code) \(shelf.data?.count ?? 0)") }
}

struct Rows: View {
  var body: some View { ForEach(0..<9) { _ in Row() } }
}
