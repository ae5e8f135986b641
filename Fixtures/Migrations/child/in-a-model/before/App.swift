import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
}

final class Car: ObservableObject {
  @Published var name = ""
  @ObservedObject var engine = Engine()
}

final class Radio: ObservableObject {
  @Published var station = 0

  func log() {
    print($station)
  }
}

final class Horn: ObservableObject {
  @Published var pitch = 0
}

final class Truck: ObservableObject {
  @Published var name = ""
  @ObservedObject var radio = Radio()
  @StateObject var horn = Horn()
}

struct CarView: View {
  @ObservedObject var car: Car

  var body: some View {
    Text("\(car.name) \(car.engine.speed)")
  }
}
