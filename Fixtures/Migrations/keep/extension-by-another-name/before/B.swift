import SwiftUI

typealias Panel = Board
typealias Shapes = Names.Shapes
typealias Card = Names.Plain

enum Names {
  enum Shapes {}
}

extension Shapes {
  final class Square: ObservableObject {
    @Published var side = 1
  }

  final class Circle: ObservableObject {
    @Published var radius = 1
  }

  typealias Tile = Names.Plain
}

extension Names {
  final class Plain {
    @Published var edge = 1
  }
}

final class Board: ObservableObject {
  @Published var title = ""
}

struct BoardView: View {
  @ObservedObject var board: Board
  @ObservedObject var square: Names.Shapes.Square
  @ObservedObject var circle: Shapes.Circle
  @ObservedObject var card: Card

  var body: some View {
    Text("\(board.title) \(square.side) \(circle.radius) \(card.edge)")
      .onTapGesture { circle.grow() }
  }
}
