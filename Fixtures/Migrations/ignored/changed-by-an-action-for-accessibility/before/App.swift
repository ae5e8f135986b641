import SwiftUI

final class Board: ObservableObject {
  @Published var items: [Int] = []
  private var base = 0

  var isWide: Bool { base > 2 }

  @discardableResult func nudge() -> Bool {
    base += 1
    items.append(base)
    return isWide
  }
}

struct BoardView: View {
  @StateObject private var board = Board()

  var body: some View {
    VStack {
      Text("\(board.items.count)")
      WideText(board: board)
    }
      .accessibilityAction(named: Text("Nudge")) { board.nudge() }
  }
}

struct WideText: View {
  @ObservedObject var board: Board

  var body: some View { Text(board.isWide ? "wide" : "narrow") }
}
