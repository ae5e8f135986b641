import SwiftUI

final class Terminal: Identifiable {
  let id = UUID()
  var name: String
  init(name: String) { self.name = name }
}

final class Shell { var count = 0 }

final class Terminals: ObservableObject {
  @Published var terminals: [Terminal] = []

  init() {
    terminals = [make("first")]
  }

  private func make(_ name: String) -> Terminal { Terminal(name: name) }

  func rename() {
    objectWillChange.send()
    terminals[0].name = "renamed"
  }
}

public final class Windows: ObservableObject {
  @Published var names: [Terminal] = [Terminal(name: "main")]
  private let shell = Shell()

  @discardableResult
  public func open(_ name: String) -> Bool {
    shell.count += 1
    return shell.count > 1
  }

  func rename() {
    objectWillChange.send()
    open("other")
    names[0].name = "other"
  }
}

final class Unheld: ObservableObject {
  @Published var terminals: [Terminal] = []

  init() {
    terminals = [make("first")]
  }

  private func make(_ name: String) -> Terminal { Terminal(name: name) }

  func rename() {
    objectWillChange.send()
    terminals[0].name = "renamed"
  }
}

final class Gallery: ObservableObject {
  @Published var title = ""
  private let shell = Shell()

  init() {
    title = caption("first")
  }

  func caption(_ name: String) -> String { "\(name) \(shell.count)" }

  func add() {
    objectWillChange.send()
    shell.count += 1
  }
}

final class Studio: ObservableObject {
  @Published var title = ""
  private let shell = Shell()
  private(set) var caption: () -> String = { "" }

  init() {
    caption = { [unowned self] in count() }
  }

  private func count() -> String { "Studio \(shell.count)" }

  func add() {
    objectWillChange.send()
    shell.count += 1
  }
}

struct AppView: View {
  @StateObject private var terminals = Terminals()
  @StateObject private var windows = Windows()
  @StateObject private var gallery = Gallery()
  @StateObject private var studio = Studio()

  var body: some View {
    VStack {
      ForEach(terminals.terminals) { terminal in
        Button(terminal.name) { terminals.rename() }
      }
      Button("Window \(windows.names[0].name)") { windows.rename() }
      Button(gallery.caption("Gallery")) { gallery.add() }
      Button(studio.caption()) { studio.add() }
    }
  }
}
