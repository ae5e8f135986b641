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

  @Observable
  final class Circle {
    var radius = 1
  }

  typealias Tile = Names.Plain
}

extension Names {
  @Observable
  final class Plain {
    var edge = 1
  }
}

final class Board: ObservableObject {
  @Published var title = ""
}

struct BoardView: View {
  @ObservedObject var board: Board
  @ObservedObject var square: Names.Shapes.Square
  var circle: Shapes.Circle
  var card: Card

  var body: some View {
    Text("\(board.title) \(square.side) \(circle.radius) \(card.edge)")
      .onTapGesture { circle.grow() }
  }
}
