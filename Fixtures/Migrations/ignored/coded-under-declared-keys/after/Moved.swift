import SwiftUI

@Observable
class Board: Codable {
  var steps = 0
  let rows: Int
  @ObservationIgnored private var locks: [Int: Int]

  init() {
    rows = 3
    locks = [:]
  }

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    rows = try container.decode(Int.self, forKey: .rows)
    locks = try container.decode([Int: Int].self, forKey: .locks)
  }

  func lock(_ row: Int) {
    locks[row] = rows
    steps += 1
  }

  enum CodingKeys: String, CodingKey {
    case rows, locks
  }
}

@Observable
final class Draft: Codable {
  var isOpen = false
  @ObservationIgnored var text: String?
  @ObservationIgnored var saved = 0

  func save() { print(text ?? "", saved) }
}

extension Draft {
  private enum CodingKeys: String, CodingKey {
    case text
    case saved = "count"
  }
}

@Observable
final class Settings: Encodable {
  var theme = ""
  let version = 1

  enum CodingKeys: CodingKey { case version }
}

struct BoardView: View {
  var board: Board
  var draft: Draft
  var settings: Settings

  var body: some View {
    Button("\(board.rows) \(board.steps) \(settings.theme)") {
      board.lock(1)
      draft.isOpen = true
      draft.save()
    }
  }
}
