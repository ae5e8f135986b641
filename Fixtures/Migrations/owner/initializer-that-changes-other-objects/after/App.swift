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

final class Beacon {
  static let shared = Beacon()
  weak var receiver: AnyObject?
  var onSignal: (() -> Void)?
}

struct Handlers {
  var onSignal: (() -> Void)?
}

@Observable
final class Receiving {
  var count = 0
  private let beacon: Beacon

  init(beacon: Beacon = .shared) {
    self.beacon = beacon
    attach()
  }

  private func attach() { self.beacon.receiver = self }
}

@Observable
final class ReceivingByClosure {
  var count = 0
  private var beacon: Beacon? = Beacon.shared

  init() {
    beacon?.onSignal = { [weak self] in self?.count += 1 }
  }
}

@Observable
final class ReceivingOfItsOwn {
  var count = 0
  private let beacon: Beacon
  @ObservationIgnored private var handlers = Handlers()

  init() {
    beacon = Beacon()
    beacon.receiver = self
    handlers.onSignal = { [weak self] in self?.count += 1 }
  }
}

@Observable
final class KeepingItself {
  var query = "" {
    willSet { queryPublisher.send(newValue) }
  }
  private let queryPublisher = CurrentValueSubject<String, Never>("")
  var words = 0
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
    queryPublisher.debounce(for: 1, scheduler: RunLoop.main)
      .sink { self.words = $0.count }
      .store(in: &bag)
  }
}

@Observable
final class NotKeepingItself {
  var query = "" {
    willSet { queryPublisher.send(newValue) }
  }
  private let queryPublisher = CurrentValueSubject<String, Never>("")
  var words = 0
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
    queryPublisher.debounce(for: 1, scheduler: RunLoop.main)
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

@Observable
final class NumberedByType {
  var number: Int
  init() { number = Numbers.next() }
}

@Observable
final class NumberedByClosure {
  var number: Int
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

@Observable
final class NumberedBySource {
  var number: Int
  init(_ source: Source) { number = source.first() }
}

struct Caller {
  func callAsFunction() -> Int {
    Numbers.last += 1
    return Numbers.last
  }
}

@Observable
final class NumberedByCaller {
  var number: Int
  init(_ caller: Caller) { number = caller() }
}

@Observable
final class NumberedLazily {
  var number = 0
  @ObservationIgnored private lazy var first = Caller().callAsFunction()
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

@Observable
final class NumberedByShared {
  var number: Int
  init(_ place: String) { number = Shared.current.number + Shared.at(place).number }
}

@Observable
final class NumberedByTick {
  var number: Int
  init(_ place: String) { number = Shared.tick() }
}

@Observable
final class NumberedByLimit {
  var number: Int
  init(_ place: String) { number = Shared.limited() }
}

@Observable
final class NumberedByOwn {
  var number = 0
  private var kept: Int?
  init(_ place: String) { number = first() }

  func first() -> Int {
    if let kept { return kept }
    kept = Numbers.next()
    return kept ?? 0
  }
}

@Observable
final class NumberedByLast {
  var number: Int
  init(_ place: String) { number = Shared.other(than: place).number }
}

@Observable
final class NumberedByOther {
  var number: Int
  init(_ other: Numbering?) { number = other?.next() ?? Source.twice { 1 } }
}

@Observable
final class NumberedByItself {
  var number = 0
  private let next: () -> Int = { 1 }
  init() { number = next() }
}

struct NumbersView: View {
  @State private var byType = NumberedByType()
  @State private var byClosure = NumberedByClosure { Numbers.next() }
  @State private var bySource = NumberedBySource(Source(next: Numbers.next))
  @State private var byCaller = NumberedByCaller(Caller())
  @State private var lazily = NumberedLazily()
  @State private var byShared = NumberedByShared("a")
  @State private var byLast = NumberedByLast("a")
  @State private var byTick = NumberedByTick("a")
  @State private var byLimit = NumberedByLimit("a")
  @State private var byOwn = NumberedByOwn("a")
  @State private var byOther = NumberedByOther(nil)
  @State private var byItself = NumberedByItself()

  var body: some View {
    Text("\(byType.number) \(byClosure.number) \(bySource.number) \(byOther.number) \(byItself.number)")
    Text("\(byCaller.number) \(lazily.number) \(byShared.number) \(byLast.number)")
    Text("\(byTick.number) \(byLimit.number) \(byOwn.number)")
  }
}

struct ContentView: View {
  @State private var filling = Filling()
  @State private var byName = FillingByName()
  @State private var inside = FillingInside()
  @State private var itsOwn = FillingItsOwn()
  @State private var derived = Derived()
  @State private var listening = Listening()
  @State private var receiving = Receiving()
  @State private var byClosure = ReceivingByClosure()
  @State private var ofItsOwn = ReceivingOfItsOwn()
  @State private var keeping = KeepingItself()
  @State private var notKeeping = NotKeepingItself()
  var registry: Registry

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
