import Combine
import Foundation

final class Late: ObservableObject {
  @Published var text = ""
  @Published var size = 0
  @Published var level = 0
  private var sinks = Set<AnyCancellable>()

  init() {
    bindLevel()
  }

  init(level: Int) {
    self.level = level
  }

  func start() {
    $text.sink { print($0) }.store(in: &sinks)
    bindSize()
    bindSize()
  }

  private func bindSize() {
    $size.sink { print($0) }.store(in: &sinks)
  }

  private func bindLevel() {
    $level.sink { print($0) }.store(in: &sinks)
  }
}

final class Assigned: ObservableObject {
  @Published var text = ""
  @Published var size = 0
  @Published var level = 0
  @Published var name = ""
  private var sinks = Set<AnyCancellable>()

  init(names: AnyPublisher<String, Never>, isQuiet: Bool) {
    text = "first"
    load()
    names.assign(to: &$name)
    $text.sink { print($0) }.store(in: &sinks)
    $size.sink { print($0) }.store(in: &sinks)
    $name.sink { print($0) }.store(in: &sinks)
    if isQuiet { return }
    $level.sink { print($0) }.store(in: &sinks)
  }

  private func load() { size = 2 }
}

final class Reader: ObservableObject {
  @Published var text = ""
  @Published var flags: [Int] = []
  @Published var size = 0
  @Published var count = 0
  @Published var level = 0
  private var sinks = Set<AnyCancellable>()

  init() {
    $text.sink { [weak self] text in print(text, self?.text ?? "") }.store(in: &sinks)
    $flags.sink { [weak self] _ in self?.clear() }.store(in: &sinks)
    // The old size is compared with the new one.
    $size.sink { [unowned self] size in if size > half { print(size) } }.store(in: &sinks)
    $level.sink { [unowned self] level in count = level }.store(in: &sinks)
    $count.sink { [unowned self] count in print(count, level) }.store(in: &sinks)
  }

  private var half: Int { size / 2 }

  private func clear() {
    if flags.count > 3 { flags = [] }
  }
}

final class Around: ObservableObject {
  @Published var text = ""
  @Published var size = 0
  @Published var level = 0
  @Published var name = ""
  private var sinks = Set<AnyCancellable>()

  init(prefix: String, log: Log) {
    $text.sink { text in print(prefix, text) }.store(in: &sinks)
    $size.sink { [log] size in log.write(size) }.store(in: &sinks)
    $level.sink { [weak self] level in
      Task { self?.note(level) }
    }
    .store(in: &sinks)
    $name.sink { [weak self] name in
      guard let strongSelf = self else { return }
      strongSelf.note(name.count)
    }
    .store(in: &sinks)
  }

  private func note(_ number: Int) {}
}

final class Ended: ObservableObject {
  @Published var text = ""
  @Published var size = 0
  @Published var level = 0
  private var sinks = Set<AnyCancellable>()
  private var sizeSink: AnyCancellable?
  var levelSinks = Set<AnyCancellable>()

  init() {
    $text.sink { print($0) }.store(in: &sinks)
    sizeSink = $size.sink { print($0) }
    $level.sink { print($0) }.store(in: &levelSinks)
  }

  func stop() {
    sinks.removeAll()
    sizeSink = nil
  }
}

final class Delayed: ObservableObject {
  @Published var text = ""
  @Published var size = 0
  @Published var level = 0
  private var sinks = Set<AnyCancellable>()

  init() {
    $text.debounce(for: 1, scheduler: DispatchQueue.main).sink { print($0) }.store(in: &sinks)
    $size.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &sinks)
    $level.dropFirst(2).sink { print($0) }.store(in: &sinks)
  }
}

class Shared: ObservableObject {
  @Published var text = ""
  @Published var size = 0
  @Published var level = 0
  private var sinks = Set<AnyCancellable>()

  init() {
    $text.sink { print($0) }.store(in: &sinks)
    $level.sink { [weak self] _ in self?.show() }.store(in: &sinks)
    bind()
  }

  func show() {}

  func bind() {
    $size.sink { print($0) }.store(in: &sinks)
  }
}

final class Special: Shared {
  override func bind() {}
  override func show() { print(level) }
}

final class Log {
  private var sink: AnyCancellable?

  init(_ shared: Shared, _ ended: Ended) {
    sink = shared.$text.sink { print($0) }
    ended.levelSinks.removeAll()
  }

  func write(_ number: Int) {}
}
