import SwiftUI

final class Units {
  static let shared = Units()
  var symbol = "kg"
}

@Observable
final class Choice {
  var symbol = "kg" {
    didSet { Units.shared.symbol = symbol }
  }
}

@Observable
final class Weights {
  var weights = [1, 2]
  private let ruler = Ruler()
  var rows: [String] { weights.map { "\($0) \(Units.shared.symbol)" } }
  var length: String {
    // Update when `weights` changes; `Ruler.length` is not observable.
    _ = weights
    return "\(ruler.length)"
  }
  func grow() {
    ruler.length += 1
    weights.append(3)
  }
}

final class Ruler {
  var length = 0
}

struct WeightList: View {
  var weights: Weights
  var choice: Choice
  var body: some View {
    let _ = choice.symbol  // Update when `symbol` changes; `Units.symbol` is not observable.
    Text(weights.rows.joined(separator: ", "))
    Button("Pounds") { choice.symbol = "lb" }
  }
}

struct LengthView: View {
  var weights: Weights
  var choice: Choice
  var body: some View {
    Text(weights.length)
    Button("Kilos") { choice.symbol = "kg" }
    Button("Grow") { weights.grow() }
  }
}
