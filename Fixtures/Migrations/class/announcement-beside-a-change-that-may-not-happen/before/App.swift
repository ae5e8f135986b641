import SwiftUI

final class Gate {
  var opened = 0
}

final class Access: ObservableObject {
  private let gate = Gate()
  private(set) var store: String?
  private(set) var marks = [false]
  private var actions: [() -> Void] = []

  var opened: Int { gate.opened }

  func ask(granted: Bool) {
    if granted { store = "open" }
    objectWillChange.send()
  }

  func leave() {
    objectWillChange.send()
    guard store != nil else { return }
    store = nil
  }

  func mark() {
    for place in marks.indices { marks[place].toggle() }
    objectWillChange.send()
  }

  func answer() {
    run { self.store = nil }
    objectWillChange.send()
  }

  private func run(_ action: @escaping () -> Void) { actions.append(action) }

  func open() {
    store = "open"
    gate.opened += 1
    objectWillChange.send()
  }

  func reset(quietly: Bool) {
    store = nil
    if !quietly { objectWillChange.send() }
  }

  func wait() {
    store = nil
    DispatchQueue.main.async { self.objectWillChange.send() }
  }

  func lend(quietly: Bool) {
    let work = { [self] in
      store = "lent"
    }
    work()
    if !quietly { objectWillChange.send() }
  }

  func close() {
    withAnimation { store = nil }
    objectWillChange.send()
  }
}

final class Plain: ObservableObject {
  private(set) var store: String?

  func ask(granted: Bool) {
    if granted { store = "open" }
    objectWillChange.send()
  }
}

struct AccessView: View {
  @ObservedObject var access: Access
  @ObservedObject var plain: Plain

  var body: some View {
    Text(access.store ?? "closed")
    Text("\(access.marks.count) of \(access.opened)")
    Text(plain.store ?? "closed")
  }
}
