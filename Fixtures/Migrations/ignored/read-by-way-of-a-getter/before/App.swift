import SwiftUI

class Forecast: ObservableObject {
  @Published var prices: [Int] = []
  @Published var title = ""
  lazy var week = 1

  var address: String { "week/\(week)" }
}

final class ShownForecast: Forecast {
  override var title: String { didSet { print(title) } }

  func rename() { title = "new" }
}

struct ForecastView: View {
  @ObservedObject var forecast: ShownForecast

  var body: some View {
    Text("\(forecast.prices.count) \(forecast.title)")
    Text(forecast.address)
  }

  private func save() {
    forecast.week = 2
  }
}
