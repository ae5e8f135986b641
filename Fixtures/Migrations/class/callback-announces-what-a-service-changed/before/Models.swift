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

final class Closure: ObservableObject {
  @Published var state = ""
  @Published var isOn = false
  let store = Store()
  var total: Int { store.total }

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

final class Delegate: ObservableObject, StoreDelegate {
  @Published var state = ""
  let store = Store()
  var total: Int { store.total }

  init() {
    store.delegate = self
  }

  func storeDidLoad() {
    state += "x"
  }
}

final class Receiver: ObservableObject {
  @Published var state = ""
  let store = Store()
  private var cancellable: AnyCancellable?
  var total: Int { store.total }

  init() {
    cancellable = store.changed.sink { [weak self] total in self?.state = "\(total)" }
  }
}

final class Assigned: ObservableObject {
  @Published var state = 0
  let store = Store()
  private var cancellables: Set<AnyCancellable> = []
  var total: Int { store.total }

  init() {
    store.changed.map { $0 + 1 }.assign(to: \.state, on: self).store(in: &cancellables)
  }
}

final class Completion: ObservableObject {
  @Published var state = ""
  let store = Store()
  var total: Int { store.total }

  func load() {
    store.load { [weak self] in self?.state += "x" }
  }
}

final class Observer: ObservableObject {
  @Published var state = ""
  @Published var other = ""
  let store = Store()
  private var cancellables: Set<AnyCancellable> = []
  var total: Int { store.total }

  init() {
    NotificationCenter.default.publisher(for: .storeDidChange)
      .sink { [weak self] _ in self?.state += "x" }
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
      .sink { [weak self] _ in self?.other += "x" }
      .store(in: &cancellables)
  }
}

final class Loop: ObservableObject {
  @Published var state = ""
  let store = Store()
  var total: Int { store.total }

  func follow() async {
    for await total in store.changes {
      state = "\(total)"
    }
  }
}

final class Registered: ObservableObject {
  @Published var state = 0
  let store = Store()
  var total: Int { store.total }

  init() {
    store.handlers["one"] = { [weak self] _ in self?.state += 1 }
  }
}

final class Named: ObservableObject {
  @Published var state = 0
  let store = Store()
  var total: Int { store.total }

  init() {
    let handler: (Int) -> Void = { [weak self] in self?.state += $0 }
    store.observe(handler)
  }
}

final class Wrapped: ObservableObject {
  @Published var state = 0
  let store = Store()
  var total: Int { store.total }

  init() {
    store.add(Listener { [weak self] in self?.state += 1 })
  }
}

final class Handed: ObservableObject {
  @Published var state = 0
  let store = Store()
  var total: Int { store.total }

  func load() {
    store.load(completion: done)
  }

  private func done() {
    state += 1
  }
}

final class Sending: ObservableObject {
  @Published var state = 0
  @Published var posted = 0
  let store = Store()
  private let loaded = PassthroughSubject<Void, Never>()
  private var cancellables: Set<AnyCancellable> = []
  var total: Int { store.total }

  init() {
    loaded.sink { [weak self] in self?.state += 1 }.store(in: &cancellables)
  }

  func load() {
    store.load()
    loaded.send()
  }
}

final class Helped: ObservableObject {
  @Published var state = 0
  @Published var step = 0
  let store = Store()
  private let counter = Counter()
  var total: Int { store.total }

  func load() {
    store.load()
    counter.count(self)
  }
}

struct Counter {
  func count(_ model: Helped) { model[keyPath: \.state] += 1 }
}

final class EitherWay: ObservableObject {
  @Published var state = 0
  @Published var errors = 0
  let store = Store()
  var total: Int { store.total }

  func load(_ isLucky: Bool) {
    store.load()
    isLucky ? count() : fail()
  }

  private func count() { state += 1 }
  private func fail() { errors += 1 }
}

struct Totals: View {
  @StateObject var closure = Closure()
  @StateObject var delegate = Delegate()
  @StateObject var receiver = Receiver()
  @StateObject var completion = Completion()
  @StateObject var observer = Observer()
  @StateObject var loop = Loop()
  @StateObject var assigned = Assigned()
  @StateObject var registered = Registered()
  @StateObject var named = Named()
  @StateObject var wrapped = Wrapped()
  @StateObject var handed = Handed()
  @StateObject var sending = Sending()
  @StateObject var helped = Helped()
  @StateObject var eitherWay = EitherWay()

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

final class Begun: ObservableObject {
  @Published var state = ""
  private(set) lazy var fetcher = Fetcher { [weak self] in self?.state += "x" }
  var total: Int { fetcher.total }
}

final class Subscribed: ObservableObject {
  @Published var state = ""
  private(set) lazy var fetcher = Fetcher.subscribe { [weak self] in self?.state += "x" }
  var total: Int { fetcher.total }
}

struct FetcherView: View {
  @ObservedObject var begun: Begun
  @ObservedObject var subscribed: Subscribed

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

final class Job: ObservableObject {
  @Published var result = 0
  let worker = Worker()
  private var proxy: Proxy?
  var runs: Int { worker.runs }

  init() {
    proxy = Proxy { [weak self] in self?.result = $0 }
    worker.output = proxy
  }
}

struct JobView: View {
  @ObservedObject var job: Job

  var body: some View { Text("\(job.runs)") }
}

struct OtherView: View {
  @ObservedObject var observer: Observer

  var body: some View { Text(observer.other) }
}
