import Combine
import Foundation

class Owner {
  var ownerSinks = Set<AnyCancellable>()
}

final class Keepers: Owner, ObservableObject {
  @Published var kept = ""
  @Published var keyed = ""
  @Published var stored = ""
  @Published var bagged = ""
  @Published var shared = ""
  @Published var inherited = ""
  @Published var computed = ""
  @Published var other = ""
  private var keptSinks = Set<AnyCancellable>()
  private var keyedSinks = Set<AnyCancellable>()
  private var storedSinks = Set<AnyCancellable>()
  private var otherSinks = Set<AnyCancellable>()
  private var all = Set<AnyCancellable>()
  private let bag = Bag()
  private let bags = Bags()
  private let others = Bags()

  init(_ twin: Keepers?) {
    super.init()
    $kept.sink { print($0) }.keep(in: &keptSinks)
    $keyed.sink { print($0) }.store(in: &keyedSinks, for: "key")
    $stored.sink { print($0) }.store(into: &storedSinks)
    $bagged.sink { print($0) }.store(in: others.bag)
    $shared.sink { print($0) }.store(in: &bags.all)
    $inherited.sink { print($0) }.store(in: &ownerSinks)
    $computed.sink { print($0) }.store(in: &bagSinks)
    twin?.$other.sink { print($0) }.store(in: &otherSinks)
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
