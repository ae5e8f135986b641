import Combine
import Foundation
import Observation

@Observable
final class Twice {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    bind()
    bind()
  }

  private func bind() {
    textPublisher.sink { print($0) }.store(in: &sinks)
  }
}

@Observable
final class Uncalled {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  private func bind() {
    textPublisher.sink { print($0) }.store(in: &sinks)
  }
}

@Observable
final class Maybe {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init(isQuiet: Bool) {
    if !isQuiet { bind() }
  }

  private func bind() {
    textPublisher.sink { print($0) }.store(in: &sinks)
  }
}

@Observable
final class OneOfTwo {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var textPublisher = CurrentValueSubject<String, Never>(_text)
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    textPublisher.sink { print($0) }.store(in: &sinks)
  }

  init(text: String) {
    self.text = text
  }
}

@Observable
final class OfAnother {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init(_ other: OfAnother) {
    other.bind()
  }

  private func bind() {
    textPublisher.sink { print($0) }.store(in: &sinks)
  }
}

@Observable
final class WithParameter {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  var size = 0 {
    willSet { sizePublisher.send(newValue) }
  }
  private let sizePublisher = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    bind(to: "text")
    listen()
  }

  private func bind(to name: String) {
    textPublisher.sink { print($0) }.store(in: &sinks)
  }

  private func listen() {
    sizePublisher.sink { print($0) }.store(in: &sinks)
  }

  private func listen(for size: Int) {}
}

@Observable
final class OnMain {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  @MainActor init() {
    textPublisher.sink { print($0) }.store(in: &sinks)
  }
}

@Observable
final class Anywhere {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  nonisolated init() {
    textPublisher.sink { print($0) }.store(in: &sinks)
  }
}

@Observable
final class Local {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    func bind() {
      textPublisher.sink { print($0) }.store(in: &sinks)
    }
    bind()
  }

  private func bind() {}
}

@Observable
final class Assigning {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  var size = 0
  @ObservationIgnored private var note: String?
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    load()
    length = 2
    textPublisher.sink { print($0) }.store(in: &sinks)
  }

  private var length: Int {
    get { size }
    set { size = newValue }
  }

  private func load() { text = "loaded" }
}

@Observable
final class Remembering {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var note: String?
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    load()
    note = "made"
    textPublisher.sink { print($0) }.store(in: &sinks)
  }

  private func load() { text = "loaded" }
}

@Observable
class Base {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  private let textSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var textPublisher = textSubject.eraseToAnyPublisher()
  @ObservationIgnored var baseSinks = Set<AnyCancellable>()

  init() {
    load()
  }

  func load() {}
}

@Observable
final class Heir: Base {
  var size = 0 {
    willSet { sizePublisher.send(newValue) }
  }
  private let sizePublisher = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  override init() {
    super.init()
    load()
    textPublisher.sink { print($0) }.store(in: &sinks)
  }

  override func load() {
    sizePublisher.sink { print($0) }.store(in: &sinks)
  }
}

@Observable
final class Elsewhere {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  private let textSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var textPublisher = textSubject.eraseToAnyPublisher()
  @ObservationIgnored var sinks = Set<AnyCancellable>()

  init() {
    bind()
  }
}

@Observable
class Binding {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  private let textSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var textPublisher = textSubject.eraseToAnyPublisher()
  @ObservationIgnored var bindingSinks = Set<AnyCancellable>()

  init() {
    bind()
  }

  private func bind() {}
}

final class BindingAgain: Binding {
  override init() {
    super.init()
    bind()
  }

  private func bind() {
    textPublisher.sink { print($0) }.store(in: &bindingSinks)
  }
}

@Observable
final class Platform {
  #if DEBUG
    var text = "debug" {
        willSet { textPublisher.send(newValue) }
    }
    private let textPublisher = CurrentValueSubject<String, Never>("debug")
  #else
    var text = "" {
        willSet { textPublisher.send(newValue) }
    }
    private let textPublisher = CurrentValueSubject<String, Never>("")
  #endif
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    textPublisher.sink { print($0) }.store(in: &sinks)
  }
}

@Observable
final class Announced {
  let objectWillChange = ObservableObjectPublisher()
  var text = "" {
    willSet {
      objectWillChange.send()
      textPublisher.send(newValue)
    }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    textPublisher.sink { print($0) }.store(in: &sinks)
  }
}

final class Listener {
  private let sink: AnyCancellable

  init(_ announced: Announced) {
    sink = announced.objectWillChange.sink { print("changes") }
  }
}

@Observable
class Observed {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    textPublisher.sink { print($0) }.store(in: &sinks)
  }
}

final class Observing: Observed {
  override var text: String {
    didSet { print("changed") }
  }
}
