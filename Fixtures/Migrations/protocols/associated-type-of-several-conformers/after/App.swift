import SwiftUI

protocol Widget {
  associatedtype Options
  associatedtype Model: ObservableObject = Weather
  init(model: Model, options: Options)
}

final class Clock: ObservableObject {
  @Published var time = 0
}

final class Steps: ObservableObject {
  @Published var count = 0
}

final class Weather: ObservableObject {
  @Published var degrees = 0
}

final class Deck: ObservableObject {
  @Published var cards = 0
}

@Observable
final class Settings {
  var isWide = false
}

struct ClockWidget: Widget {
  typealias Model = Clock
  init(model: Clock, options: Settings) {}
}

struct StepsWidget {
  @ObservedObject var model: Steps
  let options: Int
}

extension StepsWidget: Widget {}

struct WeatherWidget {
  init<Model>(model: Model, options: Int) {}
}

extension WeatherWidget: Widget {
  typealias Options = Int
}

struct Holder<Model: ObservableObject>: Widget {
  init(model: Model, options: Int) {}
}

func start(deck: Deck) -> Holder<Deck> { Holder(model: deck, options: 1) }

struct SettingsView: View {
  @State private var settings = Settings()
  var body: some View { Text("\(settings.isWide ? 1 : 0)") }
}
