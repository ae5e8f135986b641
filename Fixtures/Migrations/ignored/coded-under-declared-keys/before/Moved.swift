import SwiftUI

class Board: ObservableObject, Codable {
  @Published var steps = 0
  let rows: Int
  private var locks: [Int: Int]

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

final class Draft: ObservableObject, Codable {
  @Published var isOpen = false
  var text: String?
  var saved = 0

  func save() { print(text ?? "", saved) }
}

extension Draft {
  private enum CodingKeys: String, CodingKey {
    case text
    case saved = "count"
  }
}

final class Settings: ObservableObject, Encodable {
  @Published var theme = ""
  let version = 1

  enum CodingKeys: CodingKey { case version }
}

struct BoardView: View {
  @ObservedObject var board: Board
  @ObservedObject var draft: Draft
  @ObservedObject var settings: Settings

  var body: some View {
    Button("\(board.rows) \(board.steps) \(settings.theme)") {
      board.lock(1)
      draft.isOpen = true
      draft.save()
    }
  }
}
