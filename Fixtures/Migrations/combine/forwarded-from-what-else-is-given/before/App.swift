import Combine
import SwiftUI

final class Model: ObservableObject {
  @Published var title = ""
}

// Something else is given, too.
final class Relay: ObservableObject {
  let model: Model
  private var cancellables: Set<AnyCancellable> = []

  init(model: Model, changes: ObservableObjectPublisher) {
    self.model = model
    changes.sink(receiveValue: objectWillChange.send).store(in: &cancellables)
  }
}

func relay(_ model: Model) -> [Relay] {
  [
    Relay(model: model, changes: model.objectWillChange),
    .init(model: model, changes: ObservableObjectPublisher()),
  ]
}

final class Counted: ObservableObject {
  @Published var count = 0
}

// What is given is kept as well.
final class Keeper: ObservableObject {
  let changes: ObservableObjectPublisher
  private var cancellables: Set<AnyCancellable> = []

  init(changes: ObservableObjectPublisher) {
    self.changes = changes
    changes.sink(receiveValue: objectWillChange.send).store(in: &cancellables)
  }
}

func keep(_ counted: Counted) -> Keeper { Keeper(changes: counted.objectWillChange) }

final class Named: ObservableObject {
  @Published var name = ""
}

// What calls the initialiser that is passed on is not seen.
final class Passed: ObservableObject {
  private var cancellables: Set<AnyCancellable> = []

  init(changes: ObservableObjectPublisher) {
    changes.sink(receiveValue: objectWillChange.send).store(in: &cancellables)
  }
}

let maker = Passed.init(changes:)

func pass(_ named: Named) -> Passed { Passed(changes: named.objectWillChange) }

final class Timed: ObservableObject {
  @Published var seconds = 0
}

// Without it, there would be two initialisers of one form.
final class Doubled: ObservableObject {
  private var cancellables: Set<AnyCancellable> = []

  init() {}

  init(changes: ObservableObjectPublisher) {
    changes.sink(receiveValue: objectWillChange.send).store(in: &cancellables)
  }
}

func double(_ timed: Timed) -> Doubled { Doubled(changes: timed.objectWillChange) }
