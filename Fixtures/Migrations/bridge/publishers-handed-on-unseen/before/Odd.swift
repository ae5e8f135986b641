import Combine

typealias Levels = Published<Int>.Publisher

infix operator <~

/// No observable object: its publisher stays what it is.
final class Mock {
  @Published var level = 1
  @Published var title: String? = nil
}

final class Gauge: ObservableObject {
  @Published var level = 1
}

func record(_ gaugeLevels: Published<Int>.Publisher) -> AnyCancellable {
  gaugeLevels.sink { print($0) }
}

func recordBoth(_ gauge: Gauge) -> [AnyCancellable] {
  let levels = gauge.$level
  return [record(levels), record(gauge.$level)]
}

final class Tank: ObservableObject {
  @Published var depth = 1
}

final class Display {
  var shown: Published<Int>.Publisher?
  var lines: Levels?
  var titles: Published<String?>.Publisher?

  static func <~ (display: Display, shown: Published<Int>.Publisher) { display.shown = shown }

  static func <~ (shown: inout Published<Int>.Publisher?, display: Display) {
    shown = display.shown
  }
}

func wire(_ display: Display, to tank: Tank) { display <~ tank.$depth }

final class Pump: ObservableObject {
  @Published var title: String?
}

func show(_ pump: Pump?, on display: Display, or mock: Mock) {
  display.titles = pump?.$title ?? mock.$title
}

final class Valve: ObservableObject {
  @Published var opening = 1
}

func show(_ valve: Valve, on display: Display) { display.lines = valve.$opening }

final class Meter: ObservableObject {
  @Published var value = 1
}

func exchange(_ values: inout Published<Int>.Publisher?) { values = Mock().$level }

func watch(_ meter: Meter) {
  var readings: Published<Int>.Publisher? = nil
  readings = meter.$value
  exchange(&readings)
}

final class Level: ObservableObject {
  @Published var height = 1
}

@propertyWrapper
struct Watched {
  let source: Level
  var wrappedValue: Int { source.height }
  var projectedValue: Published<Int>.Publisher { source.$height }
}

struct Panel {
  @Watched var height: Int

  func watch() -> AnyCancellable { record($height) }
}
