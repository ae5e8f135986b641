import Combine
import Foundation
import Observation

class Owner {
  var ownerSinks = Set<AnyCancellable>()
}

@Observable
final class Keepers: Owner {
  var kept = "" {
    willSet { keptPublisher.send(newValue) }
  }
  private let keptPublisher = CurrentValueSubject<String, Never>("")
  var keyed = "" {
    willSet { keyedPublisher.send(newValue) }
  }
  private let keyedPublisher = CurrentValueSubject<String, Never>("")
  var stored = "" {
    willSet { storedPublisher.send(newValue) }
  }
  private let storedPublisher = CurrentValueSubject<String, Never>("")
  var bagged = "" {
    willSet { baggedPublisher.send(newValue) }
  }
  private let baggedPublisher = CurrentValueSubject<String, Never>("")
  var shared = "" {
    willSet { sharedPublisher.send(newValue) }
  }
  private let sharedPublisher = CurrentValueSubject<String, Never>("")
  var inherited = "" {
    willSet { inheritedPublisher.send(newValue) }
  }
  private let inheritedPublisher = CurrentValueSubject<String, Never>("")
  var computed = "" {
    willSet { computedPublisher.send(newValue) }
  }
  private let computedPublisher = CurrentValueSubject<String, Never>("")
  var other = "" {
    willSet { otherPublisher.send(newValue) }
  }
  private let otherPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var keptSinks = Set<AnyCancellable>()
  @ObservationIgnored private var keyedSinks = Set<AnyCancellable>()
  @ObservationIgnored private var storedSinks = Set<AnyCancellable>()
  @ObservationIgnored private var otherSinks = Set<AnyCancellable>()
  @ObservationIgnored private var all = Set<AnyCancellable>()
  private let bag = Bag()
  private let bags = Bags()
  private let others = Bags()

  init(_ twin: Keepers?) {
    super.init()
    keptPublisher.sink { print($0) }.keep(in: &keptSinks)
    keyedPublisher.sink { print($0) }.store(in: &keyedSinks, for: "key")
    storedPublisher.sink { print($0) }.store(into: &storedSinks)
    baggedPublisher.sink { print($0) }.store(in: others.bag)
    sharedPublisher.sink { print($0) }.store(in: &bags.all)
    inheritedPublisher.sink { print($0) }.store(in: &ownerSinks)
    computedPublisher.sink { print($0) }.store(in: &bagSinks)
    twin?.otherPublisher.sink { print($0) }.store(in: &otherSinks)
  }

  private var bagSinks: Set<AnyCancellable> {
    get { bag.sinks }
    set { bag.sinks = newValue }
  }
}

final class Bag {
  var sinks = Set<AnyCancellable>()
}

final class Bags {
  let bag = Bag()
  var all = Set<AnyCancellable>()
}

extension AnyCancellable {
  func keep(in sinks: inout Set<AnyCancellable>) { sinks.insert(self) }
  func store(in sinks: inout Set<AnyCancellable>, for key: String) { sinks.insert(self) }
  func store(into sinks: inout Set<AnyCancellable>) { sinks.insert(self) }
  func store(in bag: Bag) { bag.sinks.insert(self) }
}
