import Combine
import PartnerKit
import SwiftUI

final class Player: ObservableObject {
  @Published var level = 1
}

struct Meter {
  let levels: Published<Int>.Publisher
}

struct Panel {
  let levels: PartnerLevels
}

func listen(to values: Published<Int>.Publisher) -> AnyCancellable { values.sink { print($0) } }

func start(_ player: Player, _ panel: Panel) -> [AnyCancellable] {
  [listen(to: Meter(levels: player.$level).levels), listen(to: panel.levels)]
}

final class Lamp: ObservableObject {
  @Published var light = 1
}

struct Gauge {
  let lights: Published<Int>.Publisher
}

func follow(_ values: Published<Int>.Publisher) -> AnyCancellable { values.sink { print($0) } }

func start(_ lamp: Lamp) -> AnyCancellable { follow(Gauge(lights: lamp.$light).lights) }
