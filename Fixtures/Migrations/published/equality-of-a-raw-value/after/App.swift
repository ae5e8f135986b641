import SwiftUI

struct Tag: RawRepresentable, Hashable {
  var rawValue: String
  var color = "red"

  init(rawValue: String) { self.rawValue = rawValue }
}

struct Options: OptionSet {
  let rawValue: Int
  var note = ""

  init(rawValue: Int) { self.rawValue = rawValue }

  static let loud = Options(rawValue: 1)
}

struct Mode: RawRepresentable, Equatable {
  var rawValue: String
}

struct Layout: RawRepresentable, Equatable {
  var columns = 1
  var rows = 1

  init?(rawValue: String) {
    let parts = rawValue.split(separator: ",").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    columns = parts[0]
    rows = parts[1]
  }

  var rawValue: String { "\(columns),\(rows)" }
}

@Observable
final class Board {
  var tag = Tag(rawValue: "a")
  var options = Options.loud
  var mode = Mode(rawValue: "plain")
  var layout = Layout(rawValue: "1,1")

  func paint() {
    var painted = tag
    painted.color += "!"
    tag = painted
    var noted = options
    noted.note += "!"
    options = noted
    mode = Mode(rawValue: "other")
    layout = Layout(rawValue: "2,2")
  }

  // `==` of `Tag` does not compare everything.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Tag, _ rhs: Tag) -> Bool { true }

  // `==` of `Options` does not compare everything.
  private nonisolated func shouldNotifyObservers(_ lhs: Options, _ rhs: Options) -> Bool { true }
}

struct BoardView: View {
  var board: Board

  var body: some View {
    Text("\(board.tag.color) \(board.options.note) \(board.mode.rawValue) \(board.layout?.rows ?? 0)")
    Button("Paint") { board.paint() }
  }
}
