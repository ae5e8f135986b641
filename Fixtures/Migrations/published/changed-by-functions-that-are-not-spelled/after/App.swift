import SwiftUI

struct Racer {
  let id: Int
  var rank: Int { -Race.shared.racers.count * id }
}

struct Entry {
  let id: Int
  var place: Int { Race.shared.entries.count - id }
}

struct Check {
  let race: Race
  func callAsFunction(_ racer: Racer) -> Bool { race.racers.count == racer.id }
  static prefix func ! (check: Check) -> (Racer) -> Bool { { !check($0) } }
}

@Observable
final class Race {
  static let shared = Race()

  var racers = [Racer(id: 0), Racer(id: 1)]
  var entries = [Entry(id: 1)]
  var isUp = true
  @ObservationIgnored private lazy var up: (Racer, Racer) -> Bool = { [unowned self] in $0.id * racers.count < $1.id }
  @ObservationIgnored private lazy var down: (Racer, Racer) -> Bool = { [unowned self] in $1.id * racers.count < $0.id }
  private var orders: [String: (Racer, Racer) -> Bool] = [:]

  private func without(_ id: Int) -> (Racer) -> Bool { { $0.id == id && self.racers.count > 1 } }

  func sortByChoice() {
    var updatedRacers = racers
    updatedRacers.sort(by: isUp ? up : down)
    racers = updatedRacers
  }
  func sortByName() {
    var updatedRacers = racers
    updatedRacers.sort(by: orders["up"]!)
    racers = updatedRacers
  }
  func removeMade() {
    var updatedRacers = racers
    updatedRacers.removeAll(where: without(1))
    racers = updatedRacers
  }
  func removeOthers() {
    var updatedRacers = racers
    updatedRacers.removeAll(where: !Check(race: self))
    racers = updatedRacers
  }
  func removeCalled() {
    let check = Check(race: self)
    var updatedRacers = racers
    updatedRacers.removeAll { check($0) }
    racers = updatedRacers
  }
  func compare() {
    var updatedRacers = racers
    updatedRacers.sort(using: KeyPathComparator(\.rank))
    racers = updatedRacers
  }
  func compare(by order: [KeyPathComparator<Racer>]) {
    var updatedRacers = racers
    updatedRacers.sort(using: order)
    racers = updatedRacers
  }

  func sortByClosure() { racers.sort { $0.id < $1.id } }
  func compareEntries() { entries.sort(using: [KeyPathComparator(\.id)]) }
}

struct RaceView: View {
  @State private var race = Race.shared

  var body: some View {
    Text("\(race.racers.count) \(race.entries.count)")
    Button("Clear") { $race.racers.wrappedValue.removeAll { _ in race.racers.isEmpty } }
  }
}
