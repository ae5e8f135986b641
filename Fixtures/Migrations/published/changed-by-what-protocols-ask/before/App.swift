import SwiftUI

/// `+=` is that of the protocol, which asks for `+`.
struct Score: AdditiveArithmetic {
  var points = 0

  static let zero = Score()
  static func + (first: Score, second: Score) -> Score {
    Score(points: first.points + second.points + Board.shared.bonus.points)
  }
  static func - (first: Score, second: Score) -> Score {
    Score(points: first.points - second.points)
  }
}

struct Length: AdditiveArithmetic {
  var meters = 0

  static let zero = Length()
  static func + (first: Length, second: Length) -> Length {
    Length(meters: first.meters + second.meters)
  }
  static func - (first: Length, second: Length) -> Length {
    Length(meters: first.meters - second.meters)
  }
}

struct Protocol: TextOutputStream {
  var text = ""

  mutating func write(_ string: String) {
    text += "\(Board.shared.minutes.text.count) \(string)"
  }
}

struct Note: TextOutputStream {
  var text = ""

  mutating func write(_ string: String) { text += string }
}

/// `append` is that of the protocol, which asks for `replaceSubrange`.
struct Ring: RangeReplaceableCollection {
  var items: [Int] = []
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }

  func index(after place: Int) -> Int { place + 1 }
  subscript(place: Int) -> Int { items[place] }

  mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<Int>) {
    items.replaceSubrange(range, with: new.map { $0 + Board.shared.ring.items.count })
  }
}

/// Tells others of itself, and asks nobody.
struct Entry: Identifiable, Hashable {
  let id: Int
  var isOpen: Bool { Board.shared.entries.contains(self) }
}

struct ByPlace: SortComparator {
  var order: SortOrder = .forward

  func compare(_ first: Int, _ second: Int) -> ComparisonResult {
    Board.shared.places.count > 9 || first == second
      ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }
}

struct Dice {
  var seed = 1
  var names: [String] = []

  subscript(limit: Int) -> Int {
    mutating get {
      seed += Board.shared.dice.seed
      return seed % limit
    }
  }
}

struct Coin {
  var seed = 1

  subscript(limit: Int) -> Int {
    mutating get {
      seed += 1
      return seed % limit
    }
  }
}

struct Counter {
  var count = 0
}

final class Board: ObservableObject {
  static let shared = Board()

  @Published var bonus = Score()
  @Published var length = Length()
  @Published var minutes = Protocol()
  @Published var note = Note()
  @Published var ring = Ring()
  @Published var entries: Set<Entry> = []
  @Published var list: [Entry] = []
  @Published var places = [1, 2]
  @Published var dice = Dice()
  @Published var coin = Coin()
  @Published private var counter = Counter()

  var count: Int {
    get { counter.count }
    _modify { yield &counter.count }
  }

  private func isNew(_ place: Int) -> Bool { !places.contains(place) }

  func change() {
    bonus += Score(points: 1)
    print("opened", to: &minutes)
    ring.append(4)
    places.sort(using: ByPlace())
    places.append(contentsOf: [3, 4].lazy.filter(isNew))
    let thrown = dice[6]
    print(thrown)
    double(&count)
  }

  func changeWithoutOverlap() {
    length += Length(meters: 1)
    print("opened", to: &note)
    entries.insert(Entry(id: 1))
    list.append(Entry(id: 1))
    list += [Entry(id: 2)]
    dice.names[0] += "!"
    let tossed = coin[2]
    print(tossed)
  }

  private func double(_ number: inout Int) { number += counter.count }
}

struct BoardView: View {
  @ObservedObject var board: Board

  var body: some View {
    Text("\(board.bonus.points) \(board.length.meters) \(board.minutes.text) \(board.note.text)")
    Text("\(board.ring.count) \(board.entries.count) \(board.list.count) \(board.places.count)")
    Text("\(board.dice.seed) \(board.coin.seed) \(board.count)")
    Button("Change") { board.change() }
    Button("Change more") { board.changeWithoutOverlap() }
  }
}
