import SwiftUI

struct Score {
  var points = [1, 2]
  var best = 0
}

@Observable
final class Game {
  private(set) var score = Score()

  @discardableResult
  func change<Result>(_ body: (inout Score) -> Result) -> Result {
    var updatedScore = score
    defer { score = updatedScore }
    return body(&updatedScore)
  }

  func attempt<Result>(_ body: (inout Score) throws -> Result) throws -> Result {
    print("attempt")
    var updatedScore = score
    defer { score = updatedScore }
    return try body(&updatedScore)
  }

  func pop(_ last: Bool) -> Int? {
    switch last {
    case true: return change { $0.points.popLast() }
    case false:
      var updatedScore = score
      defer { score = updatedScore }
      return body(of: { $0.points.first })(&updatedScore)
    }
  }

  private func body(of body: @escaping (inout Score) -> Int?) -> (inout Score) -> Int? { body }
}

final class Loose: ObservableObject {
  @Published var points = [1, 2]

  func takeAll() -> () -> Int? {
    { [weak self] in
      return self?.points.take { self?.points.count ?? 0 }
    }
  }
}

extension [Int] {
  mutating func take(_ count: () -> Int) -> Int {
    removeAll()
    return count()
  }
}

struct GameView: View {
  @State private var game = Game()
  @StateObject private var loose = Loose()

  var body: some View {
    Text("\(game.score.points.count) \(loose.points.count)")
    Button("Pop") { _ = game.pop(true) }
    Button("Change") { game.change { $0.best = game.score.points.count } }
    Button("Attempt") { try? game.attempt { $0.best += 1 } }
  }
}
