import SwiftUI

@MainActor
protocol BoardDelegate {
  func onDrag(from: Int, to: Int)
}

@MainActor
@Observable
final class Board: BoardDelegate {
  var columns = [["a", "b"], ["c"]]

  func onDrag(from: Int, to: Int) {
    columns.swapAt(from, to)
  }
}

/// Shows the columns, and observes nothing: a row asks for them as it is dragged and shown.
struct RowView: View {
  let board: Board
  let delegate: any BoardDelegate

  var body: some View {
    Text(board.columns[0].joined())
      .modifier(Draggable(preview: { Text(board.columns[0].joined()) }))
      .onTapGesture { delegate.onDrag(from: 0, to: 1) }
  }
}

struct Draggable<Preview: View>: ViewModifier {
  let preview: () -> Preview

  func body(content: Content) -> some View {
    content
      .onDrag {
        NSItemProvider()
      } preview: {
        preview()
      }
  }
}

struct BoardView: View {
  @State private var board = Board()

  var body: some View { RowView(board: board, delegate: board) }
}
