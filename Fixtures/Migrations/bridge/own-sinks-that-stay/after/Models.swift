import Combine
import Foundation
import Observation

@Observable
final class Late {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  var size = 0 {
    willSet { sizePublisher.send(newValue) }
  }
  private let sizePublisher = CurrentValueSubject<Int, Never>(0)
  var level = 0 {
    willSet { levelPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var levelPublisher = CurrentValueSubject<Int, Never>(_level)
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    bindLevel()
  }

  init(level: Int) {
    self.level = level
  }

  func start() {
    textPublisher.sink { print($0) }.store(in: &sinks)
    bindSize()
    bindSize()
  }

  private func bindSize() {
    sizePublisher.sink { print($0) }.store(in: &sinks)
  }

  private func bindLevel() {
    levelPublisher.sink { print($0) }.store(in: &sinks)
  }
}

@Observable
final class Assigned {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var textPublisher = CurrentValueSubject<String, Never>(_text)
  var size = 0 {
    willSet { sizePublisher.send(newValue) }
  }
  private let sizePublisher = CurrentValueSubject<Int, Never>(0)
  var level = 0 {
    willSet { levelPublisher.send(newValue) }
  }
  private let levelPublisher = CurrentValueSubject<Int, Never>(0)
  var name = "" {
    willSet { namePublisher.send(newValue) }
  }
  private let namePublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init(names: AnyPublisher<String, Never>, isQuiet: Bool) {
    text = "first"
    load()
    names.sink { [weak self] in self?.name = $0 }.store(in: &sinks)
    textPublisher.sink { print($0) }.store(in: &sinks)
    sizePublisher.sink { print($0) }.store(in: &sinks)
    namePublisher.sink { print($0) }.store(in: &sinks)
    if isQuiet { return }
    levelPublisher.sink { print($0) }.store(in: &sinks)
  }

  private func load() { size = 2 }
}

@Observable
final class Reader {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  var flags: [Int] = [] {
    willSet { flagsPublisher.send(newValue) }
  }
  private let flagsPublisher = CurrentValueSubject<[Int], Never>([])
  var size = 0 {
    willSet { sizePublisher.send(newValue) }
  }
  private let sizePublisher = CurrentValueSubject<Int, Never>(0)
  var count = 0 {
    willSet { countPublisher.send(newValue) }
  }
  private let countPublisher = CurrentValueSubject<Int, Never>(0)
  var level = 0 {
    willSet { levelPublisher.send(newValue) }
  }
  private let levelPublisher = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    textPublisher.sink { [weak self] text in print(text, self?.text ?? "") }.store(in: &sinks)
    flagsPublisher.sink { [weak self] _ in self?.clear() }.store(in: &sinks)
    // The old size is compared with the new one.
    sizePublisher.sink { [unowned self] size in if size > half { print(size) } }.store(in: &sinks)
    levelPublisher.sink { [unowned self] level in count = level }.store(in: &sinks)
    countPublisher.sink { [unowned self] count in print(count, level) }.store(in: &sinks)
  }

  private var half: Int { size / 2 }

  private func clear() {
    if flags.count > 3 { flags = [] }
  }
}

@Observable
final class Around {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  var size = 0 {
    willSet { sizePublisher.send(newValue) }
  }
  private let sizePublisher = CurrentValueSubject<Int, Never>(0)
  var level = 0 {
    willSet { levelPublisher.send(newValue) }
  }
  private let levelPublisher = CurrentValueSubject<Int, Never>(0)
  var name = "" {
    willSet { namePublisher.send(newValue) }
  }
  private let namePublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init(prefix: String, log: Log) {
    textPublisher.sink { text in print(prefix, text) }.store(in: &sinks)
    sizePublisher.sink { [log] size in log.write(size) }.store(in: &sinks)
    levelPublisher.sink { [weak self] level in
      Task { self?.note(level) }
    }
    .store(in: &sinks)
    namePublisher.sink { [weak self] name in
      guard let strongSelf = self else { return }
      strongSelf.note(name.count)
    }
    .store(in: &sinks)
  }

  private func note(_ number: Int) {}
}

@Observable
final class Ended {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  var size = 0 {
    willSet { sizePublisher.send(newValue) }
  }
  private let sizePublisher = CurrentValueSubject<Int, Never>(0)
  var level = 0 {
    willSet { levelPublisher.send(newValue) }
  }
  private let levelPublisher = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private var sinks = Set<AnyCancellable>()
  @ObservationIgnored private var sizeSink: AnyCancellable?
  @ObservationIgnored var levelSinks = Set<AnyCancellable>()

  init() {
    textPublisher.sink { print($0) }.store(in: &sinks)
    sizeSink = sizePublisher.sink { print($0) }
    levelPublisher.sink { print($0) }.store(in: &levelSinks)
  }

  func stop() {
    sinks.removeAll()
    sizeSink = nil
  }
}

@Observable
final class Delayed {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  var size = 0 {
    willSet { sizePublisher.send(newValue) }
  }
  private let sizePublisher = CurrentValueSubject<Int, Never>(0)
  var level = 0 {
    willSet { levelPublisher.send(newValue) }
  }
  private let levelPublisher = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    textPublisher.debounce(for: 1, scheduler: DispatchQueue.main).sink { print($0) }.store(in: &sinks)
    sizePublisher.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &sinks)
    levelPublisher.dropFirst(2).sink { print($0) }.store(in: &sinks)
  }
}

@Observable
class Shared {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  private let textSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var textPublisher = textSubject.eraseToAnyPublisher()
  var size = 0 {
    willSet { sizePublisher.send(newValue) }
  }
  private let sizePublisher = CurrentValueSubject<Int, Never>(0)
  var level = 0 {
    willSet { levelPublisher.send(newValue) }
  }
  private let levelPublisher = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    textPublisher.sink { print($0) }.store(in: &sinks)
    levelPublisher.sink { [weak self] _ in self?.show() }.store(in: &sinks)
    bind()
  }

  func show() {}

  func bind() {
    sizePublisher.sink { print($0) }.store(in: &sinks)
  }
}

final class Special: Shared {
  override func bind() {}
  override func show() { print(level) }
}

final class Log {
  private var sink: AnyCancellable?

  init(_ shared: Shared, _ ended: Ended) {
    sink = shared.textPublisher.sink { print($0) }
    ended.levelSinks.removeAll()
  }

  func write(_ number: Int) {}
}
