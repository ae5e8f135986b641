import SwiftUI

final class Service { var value = 0 }

@Observable
final class Remote {
  var title = ""
  private let service = Service()
  var value: Int {
    // Update when `title` changes; `Service.value` is not observable.
    _ = title
    return service.value
  }
  func update(_ new: String) {
    service.value += 1
    title = new
  }

  // `Service.value` is not observable, and views read it again when `title` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

final class Haptic {
  @MainActor static let shared = Haptic()
  func play() {}
}

@MainActor
@Observable
final class Bridge {
  private(set) var state: Int?
  private(set) var session: Service?
  var isReachable: Bool { session?.value == 1 }
  func handle(_ new: Int) {
    let previous = state
    state = new
    if previous != new { Haptic.shared.play() }
  }
}

@Observable
final class Late {
  var title = ""
  private let service = Service()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var value: Int {
    // Update when `title` changes; `Service.value` is not observable.
    _ = title
    _ = revision
    return service.value
  }
  func update(_ new: String) async {
    service.value += 1
    revision += 1
    if new != "" { title = new }
  }

  // `Service.value` is not observable, and views read it again when `title` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct V: View {
  var remote: Remote
  var bridge: Bridge
  var late: Late

  var body: some View {
    Text("\(remote.value) \(bridge.state ?? 0) \(bridge.isReachable) \(bridge.session == nil)")
    Text("\(late.value) \(late.title)")
  }
}
