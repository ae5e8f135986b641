import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
}

final class Car: ObservableObject {
  @Published var name = ""
  @ObservedObject var engine = Engine()
}

struct CarView: View {
  @ObservedObject var car: Car

  var body: some View {
    Text("\(car.name) \(car.engine.speed)")
  }
}
