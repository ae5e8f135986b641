import SwiftUI

@Observable
final class Engine {
  var speed = 0
}

@Observable
final class Car {
  var name = ""
  var engine = Engine()
}

final class Radio: ObservableObject {
  @Published var station = 0

  func log() {
    print($station)
  }
}

@Observable
final class Horn {
  var pitch = 0
}

@Observable
final class Truck {
  var name = ""
  @ObservationIgnored var radio = Radio()
  @ObservationIgnored @State var horn = Horn()
}

struct CarView: View {
  var car: Car

  var body: some View {
    Text("\(car.name) \(car.engine.speed)")
  }
}
