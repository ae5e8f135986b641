import SwiftUI

@Observable
final class Child {
  var name = ""
}

@Observable
final class Called {
  var count = 0
  var child = Child()

  init() {
    count = 1
  }
}

@Observable
final class Passed {
  var count = 0
  var child = Child()

  init(_ perform: (@escaping () -> Void) -> Void) {
    count = 1
    perform(observe)
  }

  private func observe() {
  }
}

@Observable
final class Later {
  var count = 0
  var child = Child()

  init() {
    count = 1
    DispatchQueue.main.async { self.observe() }
  }

  private func observe() {
  }
}

@Observable
final class Given {
  var count = 0
  var child = Child()

  init() {
    count = 1
    let done: Void = observe()
    print(done)
  }

  private func observe() {
  }
}

@Observable
final class Alone {
  var count = 0
  var child = Child()

  func start() {
    observe()
  }

  private func observe() {
  }
}

@Observable
final class Twice {
  var count = 0
  var child = Child()

  init(_ perform: (@escaping () -> Void) -> Void) {
    count = 1
    observe()
    perform(observe)
  }

  private func observe() {
  }
}

@Observable
final class Seen {
  var count = 0

  // Whose name is shown.
  var child = Child()
}

@Observable
final class Counted {
  var count = 0

  // Whose name is shown.
  var child = Child() {
    willSet { print("child") }
    didSet { observe() }
  }

  func start() { count += 1 }

  private func observe() {
  }
}

@Observable
final class Extended {
  var count = 0
  var child = Child()
}

// MARK: - Subscriptions

@Observable
final class Among {
  var count = 0
  var child = Child()

  init() {
    another()
  }
}

private extension Among {
  func another() { count += 1 }
}

@Observable
final class Asked {
  var count = 0
  var child = Child()

  init() {
    count = 1
  }
}

private protocol Marked {}

@Observable
final class Conforming {
  var count = 0
  var child = Child()

  init() {
    count = 1
  }
}

extension Conforming: Marked {
}

struct Both: View {
  @State private var called = Called()
  @State private var later = Later()
  @State private var given = Given()
  @State private var alone = Alone()

  var body: some View {
    Text("\(called.child.name) \(later.child.name) \(given.child.name) \(alone.child.name)")
  }
}
