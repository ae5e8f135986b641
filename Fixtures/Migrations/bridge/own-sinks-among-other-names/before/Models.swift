import Combine
import Foundation

final class Editor: ObservableObject {
  @Published var text = ""
  @Published var title = ""
  @Published var lines: [String] = []
  @Published var size = 0
  @Published var level = 0
  @Published var query = ""
  @Published var mode = 0
  @Published private(set) var length = 0
  private let log: Log?
  private let api: Service
  private var unused = 0
  private var sinks = Set<AnyCancellable>()

  init(log: Log?, service: Service, prefix: String) {
    self.log = log
    api = service
    print(prefix)
    $text.sink { [unowned self] in show(text: $0) }.store(in: &sinks)
    $title.sink {
      let other = $0 + "!"
      print(other.prefix(2))
    }
    .store(in: &sinks)
    $lines.sink { values in
      let lines = values.count
      print(lines)
    }
    .store(in: &sinks)
    $size.sink { [weak self] size in
      if size > 0 { self?.note(size) }
      self?.log?.write(size)
    }
    .store(in: &sinks)
    $level.sink { [weak self] level in self?.length = level }.store(in: &sinks)
    $query.sink { [unowned self] in print($0, api.query) }.store(in: &sinks)
    $mode.sink { self.note($0) }.store(in: &sinks)
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

final class Saver: ObservableObject {
  @Published var text = ""
  @Published var name = ""
  @Published var size = 0
  private var sinks = Set<AnyCancellable>()
  private var first: AnyCancellable?, second: AnyCancellable?

  init(names: AnyPublisher<String, Never>) {
    names.assign(to: &$name)
    $size.sink { print($0) }.store(in: &sinks)
    first = $text.dropFirst().sink { print($0) }
  }
}

final class Watcher: ObservableObject {
  @Published var text = ""
  @Published var size = 0
  @Published var level = 0
  private var sink: AnyCancellable? { didSet { print("listens") } }
  @Traced private var levelSink: AnyCancellable?
  var sinks = Set<AnyCancellable>()

  init() {
    self.sink = $text.sink { print($0) }
    levelSink = $level.sink { print($0) }
    self.bind()
  }

  func bind() {
    $size.sink { print($0) }.store(in: &self.sinks)
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

final class Counter: ObservableObject {
  @Published var count = 0
  private var sinks = Set<AnyCancellable>()

  init() {
    $count.dropFirst().sink { print($0) }.store(in: &sinks)
  }
}
