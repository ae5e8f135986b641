import Combine
import SwiftUI

@Observable
final class Registry {
  nonisolated(unsafe) static let shared = Registry()
  var names: [String] = [] {
    willSet { namesSubject.send(newValue) }
  }
  private let namesSubject = CurrentValueSubject<[String], Never>([])
  @ObservationIgnored private(set) lazy var namesPublisher = namesSubject.eraseToAnyPublisher()

  func fill() { self.names = ["a"] }
}


final class Cabinet {
  let registry = Registry.shared
  func open() {}
}

@Observable
final class Filling {
  var title = ""

  init() { Registry.shared.fill() }
}

@Observable
final class FillingByName {
  var title = ""

  init() {
    let registry = Registry.shared
    registry.fill()
  }
}

@Observable
final class FillingInside {
  var title = ""

  init() {
    let cabinet = Cabinet()
    cabinet.registry.fill()
  }
}

@Observable
final class FillingItsOwn {
  var title = ""
  let registry: Registry

  init() {
    let registry = Registry()
    registry.fill()
    self.registry = registry
  }
}

@Observable
class Base {
  var title = ""

  init() { Registry.shared.fill() }
}

@Observable
final class Derived: Base {
  var note = ""

  override init() {
    note = "a"
    super.init()
  }
}

@Observable
final class Listening {
  var count = 0
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
    Registry.shared.namesPublisher.sink { self.count = $0.count }.store(in: &bag)
  }
}

struct ContentView: View {
  @State private var filling = Filling()
  @State private var byName = FillingByName()
  @State private var inside = FillingInside()
  @State private var itsOwn = FillingItsOwn()
  @State private var derived = Derived()
  @State private var listening = Listening()
  var registry: Registry

  var body: some View {
    Text(filling.title + byName.title + inside.title + itsOwn.title + derived.note)
    Text("\(listening.count) \(registry.names.count)")
  }
}

struct Screen: View {
  var body: some View { ContentView(registry: .shared) }
}
