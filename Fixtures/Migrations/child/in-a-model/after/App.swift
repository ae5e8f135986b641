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

struct CarView: View {
  var car: Car

  var body: some View {
    Text("\(car.name) \(car.engine.speed)")
  }
}
