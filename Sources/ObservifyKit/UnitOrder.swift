/// The order in which units migrate one by one.
///
/// What a unit holds comes before it. Among those that can come next the one with the smallest risk
/// does: the fewest warnings, then sites, then lines, then the name, then the earlier one. In a circle
/// of units that hold each other, what must come first does, and the rest goes by risk.
struct UnitOrder {
  /// What can go wrong with a unit, the worst first.
  struct Risk: Comparable {
    let warnings: Int
    let sites: Int
    let lines: Int
    let name: String

    static func < (left: Self, right: Self) -> Bool {
      (left.warnings, left.sites, left.lines, left.name)
        < (right.warnings, right.sites, right.lines, right.name)
    }
  }

  /// A unit: the places of others that must, and that had better, come before it.
  struct Candidate {
    let risk: Risk
    var required: Set<Int> = []
    var preferred: Set<Int> = []
  }

  private let candidates: [Candidate]
  private var pending: Set<Int>

  private init(_ candidates: [Candidate]) {
    self.candidates = candidates
    pending = Set(candidates.indices)
  }

  /// Returns the places of `candidates` in order.
  ///
  /// - Complexity: O(*n*²) in the number of units, more only where units hold each other in circles.
  static func order(of candidates: [Candidate]) -> [Int] {
    var order = UnitOrder(candidates)
    var result: [Int] = []
    while let next = order.next() {
      order.pending.remove(next)
      result.append(next)
    }
    return result
  }

  private func next() -> Int? {
    let ready = pending.filter { before($0).isEmpty }
    if let next = smallest(ready) { return next }
    // Every one waits for another: those in a circle that waits for nothing outside come next.
    let reach = Dictionary(uniqueKeysWithValues: pending.map { ($0, reachable(from: $0)) })
    let circle = pending.filter { place in
      reach[place]?.allSatisfy { reach[$0]?.contains(place) == true } == true
    }
    let free = circle.filter { candidates[$0].required.isDisjoint(with: pending) }
    return smallest(free.isEmpty ? circle : free)
  }

  private func smallest(_ places: Set<Int>) -> Int? {
    places.min { (candidates[$0].risk, $0) < (candidates[$1].risk, $1) }
  }

  /// What still has to come before a unit.
  private func before(_ place: Int) -> Set<Int> {
    candidates[place].required.union(candidates[place].preferred).intersection(pending)
      .subtracting([place])
  }

  private func reachable(from start: Int) -> Set<Int> {
    var found: Set<Int> = []
    var open = [start]
    while let place = open.popLast() {
      for other in before(place) where found.insert(other).inserted { open.append(other) }
    }
    return found
  }
}
