import SwiftUI

final class Units {
  static let shared = Units()
  var symbol = "kg"
}

final class Choice: ObservableObject {
  @Published var symbol = "kg" {
    didSet { Units.shared.symbol = symbol }
  }
}

final class Weights: ObservableObject {
  @Published var weights = [1, 2]
  private let ruler = Ruler()
  var rows: [String] { weights.map { "\($0) \(Units.shared.symbol)" } }
  var length: String { "\(ruler.length)" }
  func grow() {
    ruler.length += 1
    weights.append(3)
  }
}

final class Ruler {
  var length = 0
}

struct WeightList: View {
  @ObservedObject var weights: Weights
  @ObservedObject var choice: Choice
  var body: some View {
    Text(weights.rows.joined(separator: ", "))
    Button("Pounds") { choice.symbol = "lb" }
  }
}

struct LengthView: View {
  @ObservedObject var weights: Weights
  @ObservedObject var choice: Choice
  var body: some View {
    Text(weights.length)
    Button("Kilos") { choice.symbol = "kg" }
    Button("Grow") { weights.grow() }
  }
}
