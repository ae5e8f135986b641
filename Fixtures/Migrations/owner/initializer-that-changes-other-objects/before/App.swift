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

final class Beacon {
  static let shared = Beacon()
  weak var receiver: AnyObject?
  var onSignal: (() -> Void)?
}

struct Handlers {
  var onSignal: (() -> Void)?
}

final class Receiving: ObservableObject {
  @Published var count = 0
  private let beacon: Beacon

  init(beacon: Beacon = .shared) {
    self.beacon = beacon
    attach()
  }

  private func attach() { self.beacon.receiver = self }
}

final class ReceivingByClosure: ObservableObject {
  @Published var count = 0
  private var beacon: Beacon? = Beacon.shared

  init() {
    beacon?.onSignal = { [weak self] in self?.count += 1 }
  }
}

final class ReceivingOfItsOwn: ObservableObject {
  @Published var count = 0
  private let beacon: Beacon
  private var handlers = Handlers()

  init() {
    beacon = Beacon()
    beacon.receiver = self
    handlers.onSignal = { [weak self] in self?.count += 1 }
  }
}

final class KeepingItself: ObservableObject {
  @Published var query = ""
  @Published var words = 0
  private var bag: Set<AnyCancellable> = []

  init() {
    $query.debounce(for: 1, scheduler: RunLoop.main)
      .sink { self.words = $0.count }
      .store(in: &bag)
  }
}

final class NotKeepingItself: ObservableObject {
  @Published var query = ""
  @Published var words = 0
  private var bag: Set<AnyCancellable> = []

  init() {
    $query.debounce(for: 1, scheduler: RunLoop.main)
      .sink { [weak self] in self?.words = $0.count }
      .store(in: &bag)
  }
}

enum Numbers {
  nonisolated(unsafe) static var last = 0
  nonisolated(unsafe) static var next: () -> Int = {
    last += 1
    return last
  }
}

final class NumberedByType: ObservableObject {
  @Published var number: Int
  init() { number = Numbers.next() }
}

final class NumberedByClosure: ObservableObject {
  @Published var number: Int
  init(_ next: () -> Int) { number = next() }
}

protocol Numbering {
  func next() -> Int
}

struct Source {
  let next: () -> Int
  func first() -> Int { next() }
  static func twice(_ number: () -> Int) -> Int { 2 * number() }
}

final class NumberedBySource: ObservableObject {
  @Published var number: Int
  init(_ source: Source) { number = source.first() }
}

struct Caller {
  func callAsFunction() -> Int {
    Numbers.last += 1
    return Numbers.last
  }
}

final class NumberedByCaller: ObservableObject {
  @Published var number: Int
  init(_ caller: Caller) { number = caller() }
}

final class NumberedLazily: ObservableObject {
  @Published var number = 0
  private lazy var first = Caller().callAsFunction()
  init() { number = first }
}

final class Shared {
  nonisolated(unsafe) private static var known: Shared?
  nonisolated(unsafe) private static var places: [String: Shared] = [:]
  nonisolated(unsafe) private static var last: Shared?

  lazy var number = Numbers.next()

  static var current: Shared {
    known ?? {
      let made = Shared()
      known = made
      return made
    }()
  }

  static func at(_ place: String) -> Shared {
    if let found = places[place] { return found }
    let made = Shared()
    places[place] = made
    return made
  }

  nonisolated(unsafe) private static var ticks: Int?
  nonisolated(unsafe) private static var limit = 0

  static func limited() -> Int {
    if limit > 99 { return 99 }
    limit += 1
    return limit
  }

  static func tick() -> Int {
    ticks = (ticks ?? 0) + 1
    return ticks ?? 0
  }

  static func other(than place: String) -> Shared {
    if let last { print(last.number, place) }
    let made = Shared()
    last = made
    return made
  }
}

final class NumberedByShared: ObservableObject {
  @Published var number: Int
  init(_ place: String) { number = Shared.current.number + Shared.at(place).number }
}

final class NumberedByTick: ObservableObject {
  @Published var number: Int
  init(_ place: String) { number = Shared.tick() }
}

final class NumberedByLimit: ObservableObject {
  @Published var number: Int
  init(_ place: String) { number = Shared.limited() }
}

final class NumberedByOwn: ObservableObject {
  @Published var number = 0
  private var kept: Int?
  init(_ place: String) { number = first() }

  func first() -> Int {
    if let kept { return kept }
    kept = Numbers.next()
    return kept ?? 0
  }
}

final class NumberedByLast: ObservableObject {
  @Published var number: Int
  init(_ place: String) { number = Shared.other(than: place).number }
}

final class NumberedByOther: ObservableObject {
  @Published var number: Int
  init(_ other: Numbering?) { number = other?.next() ?? Source.twice { 1 } }
}

final class NumberedByItself: ObservableObject {
  @Published var number = 0
  private let next: () -> Int = { 1 }
  init() { number = next() }
}

struct NumbersView: View {
  @StateObject private var byType = NumberedByType()
  @StateObject private var byClosure = NumberedByClosure { Numbers.next() }
  @StateObject private var bySource = NumberedBySource(Source(next: Numbers.next))
  @StateObject private var byCaller = NumberedByCaller(Caller())
  @StateObject private var lazily = NumberedLazily()
  @StateObject private var byShared = NumberedByShared("a")
  @StateObject private var byLast = NumberedByLast("a")
  @StateObject private var byTick = NumberedByTick("a")
  @StateObject private var byLimit = NumberedByLimit("a")
  @StateObject private var byOwn = NumberedByOwn("a")
  @StateObject private var byOther = NumberedByOther(nil)
  @StateObject private var byItself = NumberedByItself()

  var body: some View {
    Text("\(byType.number) \(byClosure.number) \(bySource.number) \(byOther.number) \(byItself.number)")
    Text("\(byCaller.number) \(lazily.number) \(byShared.number) \(byLast.number)")
    Text("\(byTick.number) \(byLimit.number) \(byOwn.number)")
  }
}

struct ContentView: View {
  @StateObject private var filling = Filling()
  @StateObject private var byName = FillingByName()
  @StateObject private var inside = FillingInside()
  @StateObject private var itsOwn = FillingItsOwn()
  @StateObject private var derived = Derived()
  @StateObject private var listening = Listening()
  @StateObject private var receiving = Receiving()
  @StateObject private var byClosure = ReceivingByClosure()
  @StateObject private var ofItsOwn = ReceivingOfItsOwn()
  @StateObject private var keeping = KeepingItself()
  @StateObject private var notKeeping = NotKeepingItself()
  @ObservedObject var registry: Registry

  var body: some View {
    Text(filling.title + byName.title + inside.title + itsOwn.title + derived.note)
    Text("\(listening.count) \(registry.names.count)")
    Text("\(receiving.count) \(byClosure.count) \(ofItsOwn.count)")
    Text("\(keeping.words) \(notKeeping.words)")
  }
}

struct Screen: View {
  var body: some View {
    ContentView(registry: .shared)
    NumbersView()
  }
}
