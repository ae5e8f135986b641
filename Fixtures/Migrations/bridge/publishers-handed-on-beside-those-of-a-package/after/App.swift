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

@Observable
final class Lamp {
  var light = 1 {
    willSet { lightSubject.send(newValue) }
  }
  private let lightSubject = CurrentValueSubject<Int, Never>(1)
  @ObservationIgnored private(set) lazy var lightPublisher = lightSubject.eraseToAnyPublisher()
}

struct Gauge {
  let lights: AnyPublisher<Int, Never>
}

func follow(_ values: AnyPublisher<Int, Never>) -> AnyCancellable { values.sink { print($0) } }

func start(_ lamp: Lamp) -> AnyCancellable { follow(Gauge(lights: lamp.lightPublisher).lights) }
