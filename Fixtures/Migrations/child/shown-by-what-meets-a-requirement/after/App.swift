import SwiftUI

final class Team: Comparable, Hashable, Encodable, CustomStringConvertible {
  let name: String
  private var points = 0

  init(name: String) { self.name = name }

  static func < (left: Team, right: Team) -> Bool { left.points < right.points }
  static func == (left: Team, right: Team) -> Bool { left.points == right.points }
  static func +++ (left: Team, right: Int) -> Int { left.points + right }
  func hash(into hasher: inout Hasher) { hasher.combine(points) }
  var description: String { "\(name): \(points)" }
  func win() { points += 3 }
}

infix operator +++

struct Entry: Encodable, Equatable {
  let team: Team
  let place: Int
}

final class Results: Sequence {
  private var results: [Int] = []
  func add(_ result: Int) { results.append(result) }
  func makeIterator() -> IndexingIterator<[Int]> { results.makeIterator() }
}

final class Seats: Collection {
  private var taken = [0]
  let startIndex = 0
  let endIndex = 1
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Int { taken[index] }
  func take() { taken[0] += 1 }
}

struct Season: Equatable {
  let year: Int
  static func == (left: Season, right: Season) -> Bool { left.year == right.year }
}

@Observable
final class League {
  let teams = [Team(name: "Red"), Team(name: "Blue")]
  let results = Results()
  let seats = Seats()
  let season = Season(year: 2026)
  var entry: Entry { Entry(team: teams[0], place: 1) }

  var round = 0

  func play() {
    teams[round % 2].win()
    results.add(round)
    seats.take()
    round += 1
  }
}

struct Winner: View {
  var league: League
  var body: some View {
    // Update when `round` changes; `Team.points` is not observable.
    let _ = league.round
    Text(league.teams.max()?.name ?? "none")
  }
}

struct Draw: View {
  var league: League
  var body: some View {
    // Update when `round` changes; `Team.points` is not observable.
    let _ = league.round
    Text(league.teams[0] == league.teams[1] ? "draw" : "decided")
  }
}

struct Behind: View {
  var league: League
  var body: some View {
    let _ = league.round  // Update when `round` changes; `Team.points` is not observable.
    let teams = league.teams
    Text(teams.first! >= teams.last! ? "Red" : "Blue")
  }
}

struct Standing: View {
  var league: League
  let mine: Team
  var body: some View {
    // Update when `round` changes; `Team.points` is not observable.
    let _ = league.round
    Text("\(league.teams.firstIndex(of: mine) ?? 0)")
  }
}

struct Different: View {
  var league: League
  var body: some View {
    // Update when `round` changes; `Team.points` is not observable.
    let _ = league.round
    Text("\(Set(league.teams).count)")
  }
}

struct Written: View {
  var league: League
  var body: some View {
    // Update when `round` changes; `Team.points` is not observable.
    let _ = league.round
    Text(String(describing: league.teams[0]))
  }
}

struct Bonus: View {
  var league: League
  var body: some View {
    // Update when `round` changes; `Team.points` is not observable.
    let _ = league.round
    Text("\(league.teams[0] +++ 1)")
  }
}

struct Encoded: View {
  var league: League
  var body: some View {
    // Update when `round` changes; `Team.points` is not observable.
    let _ = league.round
    Text("\((try? JSONEncoder().encode(league.entry))?.count ?? 0)")
  }
}

struct Moved: View {
  var league: League
  let former: Entry
  var body: some View {
    // Update when `round` changes; `Team.points` is not observable.
    let _ = league.round
    Text(league.entry == former ? "as before" : "moved")
  }
}

struct Total: View {
  var league: League
  var total: Int {
    var total = 0
    for result in league.results { total += result }
    return total
  }
  var body: some View {
    // Update when `round` changes; `Results.results` is not observable.
    let _ = league.round
    Text("\(total) of \(league.results.reduce(0, +))")
  }
}

/// What it is sorted by says itself what it reads.
struct Named: View {
  var league: League
  var body: some View {
    Text(league.teams.sorted { $0.name < $1.name }.map(\.name).joined(separator: ", "))
  }
}

struct Found: View {
  var league: League
  var body: some View { Text(league.teams.contains { $0.name == "Red" } ? "Red" : "none") }
}

struct Current: View {
  var league: League
  let season: Season
  var body: some View { Text(league.season == season ? "current" : "former") }
}

func isKnown(_ results: Results) -> Bool { true }

struct Seated: View {
  var league: League
  var body: some View {
    // Update when `round` changes; `Seats.taken` is not observable.
    let _ = league.round
    Text("\(league.seats.reduce(0, +))")
  }
}

struct Judge {
  let results: Results
}

/// Functions and types of the project say themselves what they run.
struct Known: View {
  var league: League
  var body: some View {
    Text(isKnown(league.results) ? "known" : "unknown")
    Text(Judge(results: league.results).results === league.results ? "same" : "other")
  }
}

struct Table: View {
  @State private var league = League()
  var body: some View {
    Winner(league: league)
    Draw(league: league)
    Behind(league: league)
    Standing(league: league, mine: league.teams[0])
    Different(league: league)
    Written(league: league)
    Bonus(league: league)
    Encoded(league: league)
    Moved(league: league, former: league.entry)
    Group {
      Total(league: league)
      Named(league: league)
      Found(league: league)
      Current(league: league, season: league.season)
      Known(league: league)
      Seated(league: league)
      Button("Play", action: league.play)
    }
  }
}
