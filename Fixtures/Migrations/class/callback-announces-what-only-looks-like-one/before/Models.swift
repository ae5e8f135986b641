import Combine
import SwiftUI

enum Totals {
  nonisolated(unsafe) static var taps = 0
  nonisolated(unsafe) static var asks = 0
  nonisolated(unsafe) static var links = 0
}

protocol StoreDelegate: AnyObject {
  func storeDidLoad()
}

extension Notification.Name {
  static let storeDidLog = Notification.Name("storeDidLog")
  static let storeDidPost = Notification.Name("storeDidPost")
  static let main = Notification.Name("main")
}

struct Line {
  let name: Notification.Name
}

final class Store {
  private(set) var total = 0
  private(set) var logged = 0
  private(set) var lines: [Line] = []
  var onChange: (() -> Void)?
  weak var delegate: StoreDelegate?

  func observe(_ handler: @escaping () -> Void) { onChange = handler }
  func channel(for name: Notification.Name) -> Store { self }
  func reset() { onChange = nil }

  func load() {
    total += 1
    onChange?()
    delegate?.storeDidLoad()
  }

  func log() {
    logged += 1
    lines.append(Line(name: .storeDidLog))
  }
}

final class Helper {
  func update() {}
}

final class Handed: ObservableObject {
  @Published var state = 0
  let store = Store()
  private let helper = Helper()
  var total: Int { store.total }

  init() { store.observe(helper.update) }

  func update() { state += 1 }
}

final class Asking: ObservableObject {
  @Published var state = 0
  private let store = Store()
  var asks: Int { Totals.asks }

  init() {
    store.onChange = { [weak self] in self?.state += 1 }
  }

  func ask() {
    Totals.asks += 1
    store.reset()
  }
}

final class Logging: ObservableObject {
  @Published var state = 0
  let store: Store
  private var cancellable: AnyCancellable?
  var logged: Int { store.logged }

  init(store: Store) {
    self.store = store
    cancellable = NotificationCenter.default.publisher(for: .storeDidLog)
      .sink { [weak self] _ in self?.state += 1 }
  }
}

final class Channel: ObservableObject {
  @Published var state = 0
  let store = Store()
  var total: Int { store.total }

  init() {
    store.channel(for: .main).onChange = { [weak self] in self?.state += 1 }
  }
}

final class Posting: ObservableObject {
  @Published var state = 0
  let store = Store()
  private var cancellable: AnyCancellable?
  var total: Int { store.total }

  init() {
    cancellable = NotificationCenter.default.publisher(for: .storeDidPost)
      .sink { [weak self] _ in self?.state += 1 }
  }

  func load() {
    store.load()
    NotificationCenter.default.post(name: .storeDidPost, object: nil)
  }
}

final class Link: ObservableObject, StoreDelegate {
  @Published var state = 0
  @Published var linked = 0
  weak var next: StoreDelegate?
  var links: Int { Totals.links }

  func link() {
    Totals.links += 1
    linked += 1
  }

  func storeDidLoad() {
    state += 1
    next?.storeDidLoad()
  }
}

final class Delegate: ObservableObject, StoreDelegate {
  @Published var state = 0
  var taps: Int { Totals.taps }

  func storeDidLoad() { state += 1 }
}

struct Panel: View {
  let delegate: StoreDelegate

  var body: some View {
    Button("Tap") { Totals.taps += 1 }
  }
}

struct Screen: View {
  @ObservedObject var handed: Handed
  @ObservedObject var asking: Asking
  @ObservedObject var logging: Logging
  @ObservedObject var channel: Channel
  @ObservedObject var posting: Posting
  @ObservedObject var link: Link
  @ObservedObject var delegate: Delegate

  var body: some View {
    Text("\(handed.total) \(asking.asks) \(logging.logged) \(channel.total)")
    Text("\(posting.total) \(link.links) \(delegate.taps)")
    Button("All") {
      handed.update()
      print(handed.state, asking.state, logging.state, channel.state, posting.state)
      print(link.state, link.linked, delegate.state)
    }
  }
}

final class Ticker {
  init(_ tick: @escaping () -> Void) { tick() }
}

final class Ticking: ObservableObject {
  @Published var state = 0
  let store: Store
  private lazy var ticker = Ticker { [weak self] in self?.state += 1 }
  var total: Int { store.total }

  init(store: Store) { self.store = store }

  func start() { _ = ticker }
}

struct TickingView: View {
  @ObservedObject var ticking: Ticking

  var body: some View { Text("\(ticking.total)") }
}

protocol Output: AnyObject {
  func didStart()
}

final class Worker {
  weak var output: Output?
  private(set) var runs = 0

  func work() {
    runs += 1
    output?.didStart()
  }
}

final class Proxy: Output {
  private let finish: () -> Void
  private var starts = 0

  init(_ finish: @escaping () -> Void) { self.finish = finish }

  func didStart() { starts += 1 }
  func didFinish() { finish() }
}

final class Job: ObservableObject {
  @Published var result = 0
  let worker = Worker()
  private var proxy: Proxy?
  var runs: Int { worker.runs }

  init() {
    proxy = Proxy { [weak self] in self?.result += 1 }
    worker.output = proxy
  }
}

struct JobView: View {
  @ObservedObject var job: Job

  var body: some View { Text("\(job.runs)") }
}

struct StateView: View {
  @ObservedObject var ticking: Ticking
  @ObservedObject var job: Job

  var body: some View { Text("\(ticking.state) \(job.result)") }
}
