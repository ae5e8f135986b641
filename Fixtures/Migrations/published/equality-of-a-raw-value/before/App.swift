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

final class Board: ObservableObject {
  @Published var tag = Tag(rawValue: "a")
  @Published var options = Options.loud
  @Published var mode = Mode(rawValue: "plain")
  @Published var layout = Layout(rawValue: "1,1")

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
}

struct BoardView: View {
  @ObservedObject var board: Board

  var body: some View {
    Text("\(board.tag.color) \(board.options.note) \(board.mode.rawValue) \(board.layout?.rows ?? 0)")
    Button("Paint") { board.paint() }
  }
}
