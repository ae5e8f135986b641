import SwiftUI

final class Service { var value = 0 }

final class Remote: ObservableObject {
  @Published var title = ""
  private let service = Service()
  var value: Int { service.value }
  func update(_ new: String) {
    service.value += 1
    objectWillChange.send()
    title = new
  }
}

final class Haptic {
  @MainActor static let shared = Haptic()
  func play() {}
}

@MainActor
final class Bridge: ObservableObject {
  @Published private(set) var state: Int?
  private(set) var session: Service?
  var isReachable: Bool { session?.value == 1 }
  func handle(_ new: Int) {
    let previous = state
    objectWillChange.send()
    state = new
    if previous != new { Haptic.shared.play() }
  }
}

final class Late: ObservableObject {
  @Published var title = ""
  private let service = Service()
  var value: Int { service.value }
  func update(_ new: String) async {
    service.value += 1
    objectWillChange.send()
    if new != "" { title = new }
  }
}

struct V: View {
  @ObservedObject var remote: Remote
  @ObservedObject var bridge: Bridge
  @ObservedObject var late: Late

  var body: some View {
    Text("\(remote.value) \(bridge.state ?? 0) \(bridge.isReachable) \(bridge.session == nil)")
    Text("\(late.value) \(late.title)")
  }
}
