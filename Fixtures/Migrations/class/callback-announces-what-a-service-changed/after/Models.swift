import Combine
import SwiftUI

protocol StoreDelegate: AnyObject {
  func storeDidLoad()
}

final class Listener {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}

final class Store {
  private(set) var total = 0
  var onChange: (() -> Void)?
  weak var delegate: StoreDelegate?
  let changed = PassthroughSubject<Int, Never>()
  let changes = AsyncStream<Int> { _ in }
  var handlers: [String: (Int) -> Void] = [:]

  func observe(_ handler: @escaping (Int) -> Void) { handlers["last"] = handler }
  func add(_ listener: Listener) { onChange = listener.run }

  func load() {
    total += 1
    onChange?()
    delegate?.storeDidLoad()
    changed.send(total)
    handlers.values.forEach { $0(total) }
  }

  func load(completion: @escaping () -> Void) {
    total += 1
    completion()
  }

  func post() {
    total += 1
    NotificationCenter.default.post(name: .storeDidChange, object: nil)
  }
}

extension Notification.Name {
  static let storeDidChange = Notification.Name("storeDidChange")
}

@Observable
final class Closure {
  var state = ""
  var isOn = false
  let store = Store()
  var total: Int {
    // Update when `state` changes; `Store.total` is not observable.
    _ = state
    return store.total
  }

  init() {
    store.onChange = { [weak self] in
      guard let self else { return }
      update()
    }
  }

  private func update() {
    state += "x"
  }
}

@Observable
final class Delegate: StoreDelegate {
  var state = ""
  let store = Store()
  var total: Int {
    // Update when `state` changes; `Store.total` is not observable.
    _ = state
    return store.total
  }

  init() {
    store.delegate = self
  }

  func storeDidLoad() {
    state += "x"
  }
}

@Observable
final class Receiver {
  var state = ""
  let store = Store()
  @ObservationIgnored private var cancellable: AnyCancellable?
  var total: Int {
    // Update when `state` changes; `Store.total` is not observable.
    _ = state
    return store.total
  }

  init() {
    cancellable = store.changed.sink { [weak self] total in self?.state = "\(total)" }
  }

  // `Store.total` is not observable, and views read it again when `state` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

@Observable
final class Assigned {
  var state = 0
  let store = Store()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  var total: Int {
    // Update when `state` changes; `Store.total` is not observable.
    _ = state
    return store.total
  }

  init() {
    store.changed.map { $0 + 1 }.assign(to: \.state, on: self).store(in: &cancellables)
  }

  // `Store.total` is not observable, and views read it again when `state` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Completion {
  var state = ""
  let store = Store()
  var total: Int {
    // Update when `state` changes; `Store.total` is not observable.
    _ = state
    return store.total
  }

  func load() {
    store.load { [weak self] in self?.state += "x" }
  }
}

@Observable
final class Observer {
  var state = ""
  var other = ""
  let store = Store()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  var total: Int {
    // Update when `state` changes; `Store.total` is not observable.
    _ = state
    return store.total
  }

  init() {
    NotificationCenter.default.publisher(for: .storeDidChange)
      .sink { [weak self] _ in self?.state += "x" }
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
      .sink { [weak self] _ in self?.other += "x" }
      .store(in: &cancellables)
  }
}

@Observable
final class Loop {
  var state = ""
  let store = Store()
  var total: Int {
    // Update when `state` changes; `Store.total` is not observable.
    _ = state
    return store.total
  }

  func follow() async {
    for await total in store.changes {
      state = "\(total)"
    }
  }

  // `Store.total` is not observable, and views read it again when `state` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

@Observable
final class Registered {
  var state = 0
  let store = Store()
  var total: Int {
    // Update when `state` changes; `Store.total` is not observable.
    _ = state
    return store.total
  }

  init() {
    store.handlers["one"] = { [weak self] _ in self?.state += 1 }
  }
}

@Observable
final class Named {
  var state = 0
  let store = Store()
  var total: Int {
    // Update when `state` changes; `Store.total` is not observable.
    _ = state
    return store.total
  }

  init() {
    let handler: (Int) -> Void = { [weak self] in self?.state += $0 }
    store.observe(handler)
  }
}

@Observable
final class Wrapped {
  var state = 0
  let store = Store()
  var total: Int {
    // Update when `state` changes; `Store.total` is not observable.
    _ = state
    return store.total
  }

  init() {
    store.add(Listener { [weak self] in self?.state += 1 })
  }
}

@Observable
final class Handed {
  var state = 0
  let store = Store()
  var total: Int {
    // Update when `state` changes; `Store.total` is not observable.
    _ = state
    return store.total
  }

  func load() {
    store.load(completion: done)
  }

  private func done() {
    state += 1
  }
}

@Observable
final class Sending {
  var state = 0
  var posted = 0
  let store = Store()
  private let loaded = PassthroughSubject<Void, Never>()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  var total: Int {
    // Update when `state` changes; `Store.total` is not observable.
    _ = state
    return store.total
  }

  init() {
    loaded.sink { [weak self] in self?.state += 1 }.store(in: &cancellables)
  }

  func load() {
    store.load()
    loaded.send()
  }
}

@Observable
final class Helped {
  var state = 0
  var step = 0
  let store = Store()
  private let counter = Counter()
  var total: Int {
    // Update when `state` changes; `Store.total` is not observable.
    _ = state
    return store.total
  }

  func load() {
    store.load()
    counter.count(self)
  }

  // `Store.total` is not observable, and views read it again when `state` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

struct Counter {
  func count(_ model: Helped) { model[keyPath: \.state] += 1 }
}

@Observable
final class EitherWay {
  var state = 0
  var errors = 0
  let store = Store()
  var total: Int {
    // Update when one of these changes; `Store.total` is not observable.
    _ = (state, errors)
    return store.total
  }

  func load(_ isLucky: Bool) {
    store.load()
    isLucky ? count() : fail()
  }

  private func count() { state += 1 }
  private func fail() { errors += 1 }
}

struct Totals: View {
  @State var closure = Closure()
  @State var delegate = Delegate()
  @State var receiver = Receiver()
  @State var completion = Completion()
  @State var observer = Observer()
  @State var loop = Loop()
  @State var assigned = Assigned()
  @State var registered = Registered()
  @State var named = Named()
  @State var wrapped = Wrapped()
  @State var handed = Handed()
  @State var sending = Sending()
  @State var helped = Helped()
  @State var eitherWay = EitherWay()

  var body: some View {
    Text("\(closure.total) \(delegate.total) \(receiver.total) \(completion.total)")
    Text("\(observer.total) \(loop.total) \(assigned.total)")
    Text("\(registered.total) \(named.total) \(wrapped.total) \(handed.total)")
    Text("\(sending.total) \(helped.total) \(eitherWay.total) \(helped.step)")
  }
}

final class Fetcher {
  private(set) var total = 0
  private let loaded: () -> Void

  init(_ loaded: @escaping () -> Void) { self.loaded = loaded }

  static func subscribe(_ loaded: @escaping () -> Void) -> Fetcher { Fetcher(loaded) }

  func load() {
    total += 1
    loaded()
  }
}

@Observable
final class Begun {
  var state = ""
  @ObservationIgnored private(set) lazy var fetcher = Fetcher { [weak self] in self?.state += "x" }
  var total: Int {
    // Update when `state` changes; `Fetcher.total` is not observable.
    _ = state
    return fetcher.total
  }
}

@Observable
final class Subscribed {
  var state = ""
  @ObservationIgnored private(set) lazy var fetcher = Fetcher.subscribe { [weak self] in self?.state += "x" }
  var total: Int {
    // Update when `state` changes; `Fetcher.total` is not observable.
    _ = state
    return fetcher.total
  }
}

struct FetcherView: View {
  var begun: Begun
  var subscribed: Subscribed

  var body: some View { Text("\(begun.total) \(subscribed.total)") }
}

protocol Output: AnyObject {
  func didFinish(_ count: Int)
}

final class Worker {
  weak var output: Output?
  private(set) var runs = 0

  func work() {
    runs += 1
    output?.didFinish(runs / 10)
  }
}

final class Proxy: Output {
  private let finish: (Int) -> Void

  init(_ finish: @escaping (Int) -> Void) { self.finish = finish }

  func didFinish(_ count: Int) { finish(count) }
}

@Observable
final class Job {
  var result = 0
  let worker = Worker()
  @ObservationIgnored private var proxy: Proxy?
  var runs: Int {
    // Update when `result` changes; `Worker.runs` is not observable.
    _ = result
    return worker.runs
  }

  init() {
    proxy = Proxy { [weak self] in self?.result = $0 }
    worker.output = proxy
  }

  // `Worker.runs` is not observable, and views read it again when `result` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

struct JobView: View {
  var job: Job

  var body: some View { Text("\(job.runs)") }
}

struct OtherView: View {
  var observer: Observer

  var body: some View { Text(observer.other) }
}
