import Combine
import Foundation
import Observation

@Observable
final class Editor {
  var text = "" {
    didSet { textDidChange() }
  }
  var title = "" {
    didSet { titleDidChange() }
  }
  var lines: [String] = [] {
    didSet { linesDidChange() }
  }
  var size = 0 {
    didSet { sizeDidChange() }
  }
  var level = 0 {
    didSet { levelDidChange() }
  }
  var query = "" {
    didSet { queryDidChange() }
  }
  var mode = 0 {
    didSet { modeDidChange() }
  }
  private(set) var length = 0
  private let log: Log?
  private let api: Service
  @ObservationIgnored private var unused = 0

  init(log: Log?, service: Service, prefix: String) {
    self.log = log
    api = service
    print(prefix)
    textDidChange()
    titleDidChange()
    linesDidChange()
    sizeDidChange()
    levelDidChange()
    queryDidChange()
    modeDidChange()
  }

  private func textDidChange() {
    show(text: text)
  }

  private func titleDidChange() {
    let other = title + "!"
    print(other.prefix(2))
  }

  private func linesDidChange() {
    let values = self.lines
    let lines = values.count
    print(lines)
  }

  private func sizeDidChange() {
    if size > 0 { self.note(size) }
    self.log?.write(size)
  }

  private func levelDidChange() {
    self.length = level
  }

  private func queryDidChange() {
    print(query, api.query)
  }

  private func modeDidChange() {
    self.note(mode)
  }

  private func show(text: String) {}
  private func note(_ number: Int) {}
}

final class Log {
  func write(_ number: Int) {}
}

final class Service {
  var query = ""
}

@Observable
final class Saver {
  var text = "" {
    didSet { textDidChange() }
  }
  var name = ""
  var size = 0 {
    didSet { sizeDidChange() }
  }
  @ObservationIgnored private var sinks = Set<AnyCancellable>()
  @ObservationIgnored private var first: AnyCancellable?
  @ObservationIgnored private var second: AnyCancellable?

  init(names: AnyPublisher<String, Never>) {
    names.sink { [weak self] in self?.name = $0 }.store(in: &sinks)
    sizeDidChange()
  }

  private func sizeDidChange() {
    print(size)
  }

  private func textDidChange() {
    print(text)
  }
}

@Observable
final class Watcher {
  var text = "" {
    didSet { textDidChange() }
  }
  var size = 0 {
    didSet { sizeDidChange() }
  }
  var level = 0 {
    didSet { levelDidChange() }
  }
  @ObservationIgnored private var sink: AnyCancellable? { didSet { print("listens") } }
  @ObservationIgnored @Traced private var levelSink: AnyCancellable?
  @ObservationIgnored var sinks = Set<AnyCancellable>()

  init() {
    textDidChange()
    levelDidChange()
    self.bind()
  }

  private func textDidChange() {
    print(text)
  }

  private func levelDidChange() {
    print(level)
  }

  func bind() {
    sizeDidChange()
  }

  private func sizeDidChange() {
    print(size)
  }
}

@propertyWrapper
struct Traced<Value> {
  var wrappedValue: Value
}

final class Other {
  init(_ watcher: Watcher, _ names: CurrentValueSubject<String, Never>) {
    print(watcher.text)
    names.sink { print($0) }.store(in: &watcher.sinks)
  }
}

@Observable
final class Counter {
  var count = 0 {
    didSet { countDidChange() }
  }

  init() {
  }

  private func countDidChange() {
    print(count)
  }
}
