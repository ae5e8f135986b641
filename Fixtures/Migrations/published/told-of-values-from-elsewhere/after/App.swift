import SwiftUI

var total = 0

final class Tunnel {
  static let shared = Tunnel()
  var country: String?
}

final class Engine {
  var speed = 0
}

@Observable
final class Status {
  var showsInfo = false
  var country: String {
    // Update when `showsInfo` changes; `Tunnel.country` is not observable.
    _ = showsInfo
    return Tunnel.shared.country ?? "none"
  }

  func connect(to country: String) {
    Tunnel.shared.country = country
    showsInfo = Tunnel.shared.country != nil
  }

  // `Tunnel.country` is not observable, and views read it again when `showsInfo` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

@Observable
final class Shop {
  var tick = 0
  var sum: Int {
    // Update when `tick` changes; `total` is not observable.
    _ = tick
    return total
  }

  func sell() {
    total += 1
    tick += 1
  }
}

@Observable
final class Car {
  var gear = 1
  private let engine = Engine()
  var speed: Int { engine.speed * gear }

  func shift() {
    engine.speed += 10
    gear = 1
  }

  // `Engine.speed` is not observable, and views read it again when `gear` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Meter {
  var level = 0
  var scaled: Int { level * total }

  func rise() {
    total += 1
    level += 1
  }
}

struct StatusView: View {
  var status: Status
  var shop: Shop

  var body: some View {
    Text(status.country)
    Text(status.showsInfo ? "Info" : "No info")
    Text("\(shop.sum)")
    Button("Sell") { shop.sell() }
  }
}

struct CarView: View {
  var car: Car
  var meter: Meter

  var body: some View {
    Text("\(car.speed) \(meter.scaled)")
  }
}
