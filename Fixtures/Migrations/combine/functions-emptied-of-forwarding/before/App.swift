import Combine
import SwiftUI

final class Child: ObservableObject {
  @Published var name = ""
}

final class Called: ObservableObject {
  @Published var count = 0
  @Published var child = Child()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    count = 1
    observe()
  }

  private func observe() {
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

final class Passed: ObservableObject {
  @Published var count = 0
  @Published var child = Child()
  private var subscriptions: Set<AnyCancellable> = []

  init(_ perform: (@escaping () -> Void) -> Void) {
    count = 1
    perform(observe)
  }

  private func observe() {
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

final class Later: ObservableObject {
  @Published var count = 0
  @Published var child = Child()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    count = 1
    DispatchQueue.main.async { self.observe() }
  }

  private func observe() {
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

final class Given: ObservableObject {
  @Published var count = 0
  @Published var child = Child()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    count = 1
    let done: Void = observe()
    print(done)
  }

  private func observe() {
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

final class Alone: ObservableObject {
  @Published var count = 0
  @Published var child = Child()
  private var subscriptions: Set<AnyCancellable> = []

  func start() {
    observe()
  }

  private func observe() {
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

final class Twice: ObservableObject {
  @Published var count = 0
  @Published var child = Child()
  private var subscriptions: Set<AnyCancellable> = []

  init(_ perform: (@escaping () -> Void) -> Void) {
    count = 1
    observe()
    perform(observe)
  }

  private func observe() {
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

final class Seen: ObservableObject {
  @Published var count = 0

  // Whose name is shown.
  @Published var child = Child() {
    didSet { observe() }
  }

  private var subscriptions: Set<AnyCancellable> = []

  private func observe() {
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

final class Counted: ObservableObject {
  @Published var count = 0

  // Whose name is shown.
  @Published var child = Child() {
    willSet { print("child") }
    didSet { observe() }
  }

  private var subscriptions: Set<AnyCancellable> = []

  func start() { count += 1 }

  private func observe() {
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

final class Extended: ObservableObject {
  @Published var count = 0
  @Published var child = Child()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    observe()
  }
}

// MARK: - Subscriptions

private extension Extended {
  func observe() {
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)

    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

final class Among: ObservableObject {
  @Published var count = 0
  @Published var child = Child()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    observe()
    another()
  }
}

private extension Among {
  func observe() {
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }

  func another() { count += 1 }
}

final class Asked: ObservableObject {
  @Published var count = 0
  @Published var child = Child()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    count = 1
    observe()
  }
}

extension Asked {
  fileprivate func observe() {
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

private protocol Marked {}

final class Conforming: ObservableObject {
  @Published var count = 0
  @Published var child = Child()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    count = 1
    observe()
  }
}

extension Conforming: Marked {
  fileprivate func observe() {
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

struct Both: View {
  @StateObject private var called = Called()
  @StateObject private var later = Later()
  @StateObject private var given = Given()
  @StateObject private var alone = Alone()

  var body: some View {
    Text("\(called.child.name) \(later.child.name) \(given.child.name) \(alone.child.name)")
  }
}
