import SwiftUI

@Observable
final class Engine {
  var speed = 0
}

@Observable
final class Car {
  var name = ""
  let engine = Engine()

  init() {
    name = "Car"
  }
}

struct CarView: View {
  @State private var car = Car()

  var body: some View {
    Text("\(car.name): \(car.engine.speed)")
  }
}
