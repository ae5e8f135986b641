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

final class Race: ObservableObject {
  static let shared = Race()

  @Published var racers = [Racer(id: 0), Racer(id: 1)]
  @Published var entries = [Entry(id: 1)]
  @Published var isUp = true
  private lazy var up: (Racer, Racer) -> Bool = { [unowned self] in $0.id * racers.count < $1.id }
  private lazy var down: (Racer, Racer) -> Bool = { [unowned self] in $1.id * racers.count < $0.id }
  private var orders: [String: (Racer, Racer) -> Bool] = [:]

  private func without(_ id: Int) -> (Racer) -> Bool { { $0.id == id && self.racers.count > 1 } }

  func sortByChoice() { racers.sort(by: isUp ? up : down) }
  func sortByName() { racers.sort(by: orders["up"]!) }
  func removeMade() { racers.removeAll(where: without(1)) }
  func removeOthers() { racers.removeAll(where: !Check(race: self)) }
  func removeCalled() {
    let check = Check(race: self)
    racers.removeAll { check($0) }
  }
  func compare() { racers.sort(using: KeyPathComparator(\.rank)) }
  func compare(by order: [KeyPathComparator<Racer>]) { racers.sort(using: order) }

  func sortByClosure() { racers.sort { $0.id < $1.id } }
  func compareEntries() { entries.sort(using: [KeyPathComparator(\.id)]) }
}

struct RaceView: View {
  @StateObject private var race = Race.shared

  var body: some View {
    Text("\(race.racers.count) \(race.entries.count)")
    Button("Clear") { $race.racers.wrappedValue.removeAll { _ in race.racers.isEmpty } }
  }
}
