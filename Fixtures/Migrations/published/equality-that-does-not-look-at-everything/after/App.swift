import SwiftUI

enum Phase: Equatable {
  case idle
  case loaded(Int)

  static func == (first: Phase, second: Phase) -> Bool {
    if case .loaded = first, case .loaded = second { return true }
    if case .idle = first, case .idle = second { return true }
    return false
  }
}

@Observable
final class Loader {
  var phase = Phase.idle

  func load(_ phase: Phase) { self.phase = phase }

  // `==` of `Phase` does not compare everything.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Phase, _ rhs: Phase) -> Bool { true }
}

struct LoaderView: View {
  var loader: Loader

  var body: some View {
    if case .loaded(let count) = loader.phase { Text("\(count)") }
  }
}
