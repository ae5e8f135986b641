import Combine
import Foundation

final class Twice: ObservableObject {
  @Published var text = ""
  private var sinks = Set<AnyCancellable>()

  init() {
    bind()
    bind()
  }

  private func bind() {
    $text.sink { print($0) }.store(in: &sinks)
  }
}

final class Uncalled: ObservableObject {
  @Published var text = ""
  private var sinks = Set<AnyCancellable>()

  private func bind() {
    $text.sink { print($0) }.store(in: &sinks)
  }
}

final class Maybe: ObservableObject {
  @Published var text = ""
  private var sinks = Set<AnyCancellable>()

  init(isQuiet: Bool) {
    if !isQuiet { bind() }
  }

  private func bind() {
    $text.sink { print($0) }.store(in: &sinks)
  }
}

final class OneOfTwo: ObservableObject {
  @Published var text = ""
  private var sinks = Set<AnyCancellable>()

  init() {
    $text.sink { print($0) }.store(in: &sinks)
  }

  init(text: String) {
    self.text = text
  }
}

final class OfAnother: ObservableObject {
  @Published var text = ""
  private var sinks = Set<AnyCancellable>()

  init(_ other: OfAnother) {
    other.bind()
  }

  private func bind() {
    $text.sink { print($0) }.store(in: &sinks)
  }
}

final class WithParameter: ObservableObject {
  @Published var text = ""
  @Published var size = 0
  private var sinks = Set<AnyCancellable>()

  init() {
    bind(to: "text")
    listen()
  }

  private func bind(to name: String) {
    $text.sink { print($0) }.store(in: &sinks)
  }

  private func listen() {
    $size.sink { print($0) }.store(in: &sinks)
  }

  private func listen(for size: Int) {}
}

final class OnMain: ObservableObject {
  @Published var text = ""
  private var sinks = Set<AnyCancellable>()

  @MainActor init() {
    $text.sink { print($0) }.store(in: &sinks)
  }
}

final class Anywhere: ObservableObject {
  @Published var text = ""
  private var sinks = Set<AnyCancellable>()

  nonisolated init() {
    $text.sink { print($0) }.store(in: &sinks)
  }
}

final class Local: ObservableObject {
  @Published var text = ""
  private var sinks = Set<AnyCancellable>()

  init() {
    func bind() {
      $text.sink { print($0) }.store(in: &sinks)
    }
    bind()
  }

  private func bind() {}
}

final class Assigning: ObservableObject {
  @Published var text = ""
  @Published var size = 0
  private var note: String?
  private var sinks = Set<AnyCancellable>()

  init() {
    load()
    length = 2
    $text.sink { print($0) }.store(in: &sinks)
  }

  private var length: Int {
    get { size }
    set { size = newValue }
  }

  private func load() { text = "loaded" }
}

final class Remembering: ObservableObject {
  @Published var text = ""
  private var note: String?
  private var sinks = Set<AnyCancellable>()

  init() {
    load()
    note = "made"
    $text.sink { print($0) }.store(in: &sinks)
  }

  private func load() { text = "loaded" }
}

class Base: ObservableObject {
  @Published var text = ""
  var baseSinks = Set<AnyCancellable>()

  init() {
    load()
  }

  func load() {}
}

final class Heir: Base {
  @Published var size = 0
  private var sinks = Set<AnyCancellable>()

  override init() {
    super.init()
    load()
    $text.sink { print($0) }.store(in: &sinks)
  }

  override func load() {
    $size.sink { print($0) }.store(in: &sinks)
  }
}

final class Elsewhere: ObservableObject {
  @Published var text = ""
  var sinks = Set<AnyCancellable>()

  init() {
    bind()
  }
}

class Binding: ObservableObject {
  @Published var text = ""
  var bindingSinks = Set<AnyCancellable>()

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
    $text.sink { print($0) }.store(in: &bindingSinks)
  }
}

final class Platform: ObservableObject {
  #if DEBUG
    @Published var text = "debug"
  #else
    @Published var text = ""
  #endif
  private var sinks = Set<AnyCancellable>()

  init() {
    $text.sink { print($0) }.store(in: &sinks)
  }
}

final class Announced: ObservableObject {
  @Published var text = ""
  private var sinks = Set<AnyCancellable>()

  init() {
    $text.sink { print($0) }.store(in: &sinks)
  }
}

final class Listener {
  private let sink: AnyCancellable

  init(_ announced: Announced) {
    sink = announced.objectWillChange.sink { print("changes") }
  }
}

class Observed: ObservableObject {
  @Published var text = ""
  private var sinks = Set<AnyCancellable>()

  init() {
    $text.sink { print($0) }.store(in: &sinks)
  }
}

final class Observing: Observed {
  override var text: String {
    didSet { print("changed") }
  }
}
