import SwiftUI

final class Engine {
  var speed = 0
}

public final class Car: ObservableObject {
  @Published public var name = ""
  private let engine = Engine()

  public init() {}

  public var speed: Int { engine.speed }

  public func brake() {
    print("brake")
    objectWillChange.send()
  }
}

final class Cab: ObservableObject {
  @Published var name = ""
  private let engine = Engine()

  var speed: Int { engine.speed }

  func brake() {
    print("brake")
    objectWillChange.send()
  }
}

final class Wagon: ObservableObject {
  @Published var name = ""
  let motor = Engine()
  let next: Wagon?

  init(next: Wagon?) { self.next = next }

  var nextSpeed: Int { next!.motor.speed }

  func brake() {
    print("brake")
    objectWillChange.send()
  }
}

struct CarView: View {
  @ObservedObject var car: Car
  @ObservedObject var cab: Cab

  var body: some View {
    Text(car.name + cab.name)
    Button("Log") { print(car.speed, cab.speed) }
  }
}

struct WagonView: View {
  @ObservedObject var wagon: Wagon

  var body: some View { Text("\(wagon.name) \(wagon.nextSpeed)") }
}
