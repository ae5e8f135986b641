import Combine
import SwiftUI

final class Child: ObservableObject {
  @Published var count = 0
}

final class Model: ObservableObject {
  @Published var child = Child()
  @Published var number = 0
  private var cancellable: AnyCancellable?

  init() {
    number = 1

    // Forward the changes, so that the badge updates.
    cancellable = child.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
  }

  func step() {
    number += 1
    // Tell everyone.
    objectWillChange.send()
  }

  func stepTwice() {
    // First of all, tell everyone.
    objectWillChange.send()
    number += 2

    objectWillChange.send()  // Forces an update.
    number += 1
  }

  func reset() {
    // TODO: Is this needed?
    objectWillChange.send()

    number = 0
  }

  func stepBack() {
    // `number` tells nobody by itself, as it is not @Published here:
    // the announcement has to be made by hand.
    objectWillChange.send()
    number -= 1
  }

  func jump() {
    // A jump is ten steps at once,
    // in one direction.
    objectWillChange.send()
    number += 10
  }

  func clear() {
    // Views have to know.
    // All of them.
    self.objectWillChange.send()

    number = 0
  }
}

final class Pair: ObservableObject {
  @Published var first = Child()
  @Published var second = Child()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    first.count = 1

    // Forward the changes of both,
    // so that the badge updates.
    first.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &cancellables)
    second.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &cancellables)

    second.count = 1
  }
}

struct Screen: View {
  @StateObject var pair = Pair()
  @StateObject var model = Model()

  var body: some View {
    Text("\(model.number) \(model.child.count) \(pair.first.count)")
  }
}

final class Named: ObservableObject {
  /// Tells the views.
  let objectWillChange = ObservableObjectPublisher()
  var name = "" { willSet { objectWillChange.send() } }
}
