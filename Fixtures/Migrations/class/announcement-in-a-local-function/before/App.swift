import SwiftUI

final class Engine {
  var speed = 0
}

final class Car: ObservableObject {
  @Published var name = ""
  let engine = Engine()

  func drive() {
    name = "Driving"
    func tell() {
      if name.isEmpty { return }
      objectWillChange.send()
    }
    for speed in 1...3 {
      engine.speed = speed
      tell()
    }
  }
}

struct CarView: View {
  @ObservedObject var car: Car
  var body: some View {
    Text(car.name)
    Text("\(car.engine.speed)")
    Button("Drive", action: car.drive)
  }
}
