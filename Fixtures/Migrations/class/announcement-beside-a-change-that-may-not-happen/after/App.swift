import SwiftUI

final class Gate {
  var opened = 0
}

@Observable
final class Access {
  private let gate = Gate()
  private(set) var store: String?
  private(set) var marks = [false]
  private var actions: [() -> Void] = []

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var opened: Int {
    _ = revision
    return gate.opened
  }

  func ask(granted: Bool) {
    if granted { store = "open" }
    revision += 1
  }

  func leave() {
    revision += 1
    guard store != nil else { return }
    store = nil
  }

  func mark() {
    for place in marks.indices { marks[place].toggle() }
  }

  func answer() {
    run { self.store = nil }
    revision += 1
  }

  private func run(_ action: @escaping () -> Void) { actions.append(action) }

  func open() {
    store = "open"
    gate.opened += 1
    revision += 1
  }

  func reset(quietly: Bool) {
    store = nil
  }

  func wait() {
    store = nil
    DispatchQueue.main.async { self.revision += 1 }
  }

  func lend(quietly: Bool) {
    let work = { [self] in
      store = "lent"
    }
    work()
    if !quietly { revision += 1 }
  }

  func close() {
    withAnimation { store = nil }
  }
}

@Observable
final class Plain {
  private(set) var store: String?

  func ask(granted: Bool) {
    if granted { store = "open" }
  }
}

struct AccessView: View {
  var access: Access
  var plain: Plain

  var body: some View {
    Text(access.store ?? "closed")
    Text("\(access.marks.count) of \(access.opened)")
    Text(plain.store ?? "closed")
  }
}
