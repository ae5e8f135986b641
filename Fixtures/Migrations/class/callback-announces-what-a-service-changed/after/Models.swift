import Combine
import SwiftUI

protocol StoreDelegate: AnyObject {
  func storeDidLoad()
}

final class Store {
  private(set) var total = 0
  var onChange: (() -> Void)?
  weak var delegate: StoreDelegate?
  let changed = PassthroughSubject<Int, Never>()
  let changes = AsyncStream<Int> { _ in }

  func load() {
    total += 1
    onChange?()
    delegate?.storeDidLoad()
    changed.send(total)
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
  var total: Int { _ = state; return store.total }

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
  var total: Int { _ = state; return store.total }

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
  var total: Int { _ = state; return store.total }

  init() {
    cancellable = store.changed.sink { [weak self] total in self?.state = "\(total)" }
  }

  // `Store.total` is not observable, and views read it again when `state` is assigned.
  // `@Observable` asks this, and announces equal values too.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

@Observable
final class Assigned {
  var state = 0
  let store = Store()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  var total: Int { _ = state; return store.total }

  init() {
    store.changed.map { $0 + 1 }.assign(to: \.state, on: self).store(in: &cancellables)
  }

  // `Store.total` is not observable, and views read it again when `state` is assigned.
  // `@Observable` asks this, and announces equal values too.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Completion {
  var state = ""
  let store = Store()
  var total: Int { _ = state; return store.total }

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
  var total: Int { _ = state; return store.total }

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
  var total: Int { _ = state; return store.total }

  func follow() async {
    for await total in store.changes {
      state = "\(total)"
    }
  }

  // `Store.total` is not observable, and views read it again when `state` is assigned.
  // `@Observable` asks this, and announces equal values too.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct Totals: View {
  @State var closure = Closure()
  @State var delegate = Delegate()
  @State var receiver = Receiver()
  @State var completion = Completion()
  @State var observer = Observer()
  @State var loop = Loop()
  @State var assigned = Assigned()

  var body: some View {
    Text("\(closure.total) \(delegate.total) \(receiver.total) \(completion.total)")
    Text("\(observer.total) \(loop.total) \(assigned.total)")
  }
}
