import Combine
import SwiftUI

final class Registry: ObservableObject {
  nonisolated(unsafe) static let shared = Registry()
  @Published var names: [String] = []

  func fill() { self.names = ["a"] }
}


final class Cabinet {
  let registry = Registry.shared
  func open() {}
}

final class Filling: ObservableObject {
  @Published var title = ""

  init() { Registry.shared.fill() }
}

final class FillingByName: ObservableObject {
  @Published var title = ""

  init() {
    let registry = Registry.shared
    registry.fill()
  }
}

final class FillingInside: ObservableObject {
  @Published var title = ""

  init() {
    let cabinet = Cabinet()
    cabinet.registry.fill()
  }
}

final class FillingItsOwn: ObservableObject {
  @Published var title = ""
  let registry: Registry

  init() {
    let registry = Registry()
    registry.fill()
    self.registry = registry
  }
}

class Base: ObservableObject {
  @Published var title = ""

  init() { Registry.shared.fill() }
}

final class Derived: Base {
  @Published var note = ""

  override init() {
    note = "a"
    super.init()
  }
}

final class Listening: ObservableObject {
  @Published var count = 0
  private var bag: Set<AnyCancellable> = []

  init() {
    Registry.shared.$names.sink { self.count = $0.count }.store(in: &bag)
  }
}

struct ContentView: View {
  @StateObject private var filling = Filling()
  @StateObject private var byName = FillingByName()
  @StateObject private var inside = FillingInside()
  @StateObject private var itsOwn = FillingItsOwn()
  @StateObject private var derived = Derived()
  @StateObject private var listening = Listening()
  @ObservedObject var registry: Registry

  var body: some View {
    Text(filling.title + byName.title + inside.title + itsOwn.title + derived.note)
    Text("\(listening.count) \(registry.names.count)")
  }
}

struct Screen: View {
  var body: some View { ContentView(registry: .shared) }
}
