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

final class Loader: ObservableObject {
  @Published var phase = Phase.idle

  func load(_ phase: Phase) { self.phase = phase }
}

struct LoaderView: View {
  @ObservedObject var loader: Loader

  var body: some View {
    if case .loaded(let count) = loader.phase { Text("\(count)") }
  }
}
