import Combine
import SwiftUI

@Observable
final class Model {
  var title = ""
}

final class Other: ObservableObject {
  @Published var title = ""
}

// Calls with the same label that make something else.
final class Plain {
  static let label = "plain"
  private let models: [Model] = []

  init() {
  }
}

struct Log {
  let changes: Int
}

func note(changes: Int) {}

func plain(_ model: Model) -> Plain {
  note(changes: 1)
  _ = Log(changes: 2)
  print(Plain.label)
  _ = [1, 2].map(Log.init)
  return Plain()
}

// One of two initialisers.
final class Two: ObservableObject {
  private let models: [Other] = []
  private var subscription: AnyCancellable?

  init(changes: ObservableObjectPublisher) {
    subscription = changes.sink { [weak self] in self?.objectWillChange.send() }
  }

  init() {}
}

func two(_ model: Other) -> Two { Two(changes: model.objectWillChange) }

// One that those who inherit must have, too.
class Asked: ObservableObject {
  private let models: [Other] = []
  private var subscription: AnyCancellable?

  required init(changes: ObservableObjectPublisher) {
    subscription = changes.sink { [weak self] in self?.objectWillChange.send() }
  }
}

func asked(_ model: Other) -> Asked { Asked(changes: model.objectWillChange) }

// One that may be given none.
final class Optional: ObservableObject {
  private let models: [Other] = []
  private var subscription: AnyCancellable?

  init(changes: ObservableObjectPublisher = ObservableObjectPublisher()) {
    subscription = changes.sink { [weak self] in self?.objectWillChange.send() }
  }
}

func optional(_ model: Other) -> Optional { Optional(changes: model.objectWillChange) }

// One that counts them as well.
@Observable
final class Counting {
  private let models: [Other] = []
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []
  private(set) var count = 0

  init(changes: ObservableObjectPublisher) {
    changes.sink { [weak self] in self?.withMutation(keyPath: \.count) {} }.store(in: &subscriptions)
    changes.sink { [weak self] in self?.count += 1 }.store(in: &subscriptions)
  }
}

func counting(_ model: Other) -> Counting { Counting(changes: model.objectWillChange) }

// One that is given something else somewhere.
final class Mixed: ObservableObject {
  private let models: [Other] = []
  private var subscription: AnyCancellable?

  init(changes: ObservableObjectPublisher) {
    subscription = changes.sink { [weak self] in self?.objectWillChange.send() }
  }
}

func mixed(_ model: Other) -> [Mixed] {
  let subject = ObservableObjectPublisher()
  subject.send()
  return [Mixed(changes: model.objectWillChange), Mixed(changes: subject)]
}

// One that is passed on.
final class Passed: ObservableObject {
  private let models: [Other] = []
  private var subscription: AnyCancellable?

  init(changes: ObservableObjectPublisher) {
    subscription = changes.sink { [weak self] in self?.objectWillChange.send() }
  }
}

func passed(_ model: Other) -> [Passed] {
  [Passed(changes: model.objectWillChange)] + [ObservableObjectPublisher()].map(Passed.init)
}

// One that nobody calls.
final class Unused: ObservableObject {
  private let models: [Other] = []
  private var subscription: AnyCancellable?

  init(changes: ObservableObjectPublisher) {
    subscription = changes.sink { [weak self] in self?.objectWillChange.send() }
  }
}

// One that a class which inherits calls.
class Base: ObservableObject {
  private let models: [Other] = []
  private var subscription: AnyCancellable?

  init(changes: ObservableObjectPublisher) {
    subscription = changes.sink { [weak self] in self?.objectWillChange.send() }
  }
}

final class Heir: Base {
  init(_ model: Other, _ other: ObservableObjectPublisher) {
    super.init(changes: other)
  }
}

func base(_ model: Other) -> Base { Base(changes: model.objectWillChange) }

// One whose function is given others by the same label.
final class Following: ObservableObject {
  private let models: [Other] = []
  private var subscription: AnyCancellable?

  init(changes: ObservableObjectPublisher) { print(changes) }

  func follow(changes: ObservableObjectPublisher) {
    subscription = changes.sink { [weak self] in self?.objectWillChange.send() }
  }
}

func following(_ model: Other, _ other: ObservableObjectPublisher) -> Following {
  let following = Following(changes: model.objectWillChange)
  following.follow(changes: other)
  return following
}

struct Shown: View {
  @State private var model = Model()
  var plain: Plain

  var body: some View { Text(model.title) }
}
