import Combine
import SwiftUI

final class Called: ObservableObject {
  @Published var title = ""
}

final class Shorthand: ObservableObject {
  @Published var title = ""
}

@MainActor
final class Isolated: ObservableObject {
  @Published var title = ""
}

final class Stored: ObservableObject {
  @Published var title = ""
  @Published var name = ""
  private var sinks = Set<AnyCancellable>()

  init(names: AnyPublisher<String, Never>) {
    names.assign(to: &$name)
    names.sink { print($0) }.store(in: &sinks)
  }
}

struct Loader {
  let names: AnyPublisher<String, Never>

  func holder() -> (called: Called, count: Int) { (Called(), 1) }

  func load(_ list: [Shorthand], _ stored: Stored) {
    names.assign(to: &holder().called.$title)
    list.forEach { names.assign(to: &$0.$title) }
    names.assign(to: &stored.$title)
  }

  @MainActor
  func load(_ isolated: Isolated) { names.assign(to: &isolated.$title) }
}
