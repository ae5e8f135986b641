import SwiftUI

var total = 0

final class Tunnel {
  static let shared = Tunnel()
  var country: String?
}

final class Engine {
  var speed = 0
}

final class Status: ObservableObject {
  @Published var showsInfo = false
  var country: String { Tunnel.shared.country ?? "none" }

  func connect(to country: String) {
    Tunnel.shared.country = country
    showsInfo = Tunnel.shared.country != nil
  }
}

final class Shop: ObservableObject {
  @Published var tick = 0
  var sum: Int { total }

  func sell() {
    total += 1
    tick += 1
  }
}

final class Car: ObservableObject {
  @Published var gear = 1
  private let engine = Engine()
  var speed: Int { engine.speed * gear }

  func shift() {
    engine.speed += 10
    gear = 1
  }
}

final class Meter: ObservableObject {
  @Published var level = 0
  var scaled: Int { level * total }

  func rise() {
    total += 1
    level += 1
  }
}

struct StatusView: View {
  @ObservedObject var status: Status
  @ObservedObject var shop: Shop

  var body: some View {
    Text(status.country)
    Text(status.showsInfo ? "Info" : "No info")
    Text("\(shop.sum)")
    Button("Sell") { shop.sell() }
  }
}

struct CarView: View {
  @ObservedObject var car: Car
  @ObservedObject var meter: Meter

  var body: some View {
    Text("\(car.speed) \(meter.scaled)")
  }
}
