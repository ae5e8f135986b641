import SwiftUI

final class Terminal: Identifiable {
  let id = UUID()
  var name: String
  init(name: String) { self.name = name }
}

final class Shell { var count = 0 }

@Observable
final class Terminals {
  var terminals: [Terminal] = []

  init() {
    terminals = [make("first")]
  }

  private func make(_ name: String) -> Terminal { Terminal(name: name) }

  func rename() {
    withMutation(keyPath: \.terminals) {}
    terminals[0].name = "renamed"
  }
}

@Observable
public final class Windows {
  var names: [Terminal] = [Terminal(name: "main")]
  private let shell = Shell()

  @discardableResult
  public func open(_ name: String) -> Bool {
    shell.count += 1
    return shell.count > 1
  }

  func rename() {
    withMutation(keyPath: \.names) {}
    open("other")
    names[0].name = "other"
  }
}

@Observable
final class Unheld {
  var terminals: [Terminal] = []

  init() {
    terminals = [make("first")]
  }

  private func make(_ name: String) -> Terminal { Terminal(name: name) }

  func rename() {
    withMutation(keyPath: \.terminals) {}
    terminals[0].name = "renamed"
  }
}

@Observable
final class Gallery {
  var title = ""
  private let shell = Shell()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  init() {
    title = caption("first")
  }

  func caption(_ name: String) -> String {
    _ = revision
    return "\(name) \(shell.count)"
  }

  func add() {
    revision += 1
    shell.count += 1
  }
}

@Observable
final class Studio {
  var title = ""
  private let shell = Shell()
  private(set) var caption: () -> String = { "" }

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  init() {
    caption = { [unowned self] in count() }
  }

  private func count() -> String { "Studio \(shell.count)" }

  func add() {
    revision += 1
    shell.count += 1
  }
}

struct AppView: View {
  @State private var terminals = Terminals()
  @State private var windows = Windows()
  @State private var gallery = Gallery()
  @State private var studio = Studio()

  var body: some View {
    let _ = studio.revision
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
