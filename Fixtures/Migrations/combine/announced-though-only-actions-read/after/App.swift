import SwiftUI

final class Engine {
  var speed = 0
}

@Observable
public final class Car {
  public var name = ""
  private let engine = Engine()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  public init() {}

  public var speed: Int {
    _ = revision
    return engine.speed
  }

  public func brake() {
    print("brake")
    revision += 1
  }
}

@Observable
final class Cab {
  var name = ""
  private let engine = Engine()

  var speed: Int { engine.speed }

  func brake() {
    print("brake")
  }
}

@Observable
final class Wagon {
  var name = ""
  let motor = Engine()
  let next: Wagon?

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  init(next: Wagon?) { self.next = next }

  var nextSpeed: Int {
    _ = revision
    return next!.motor.speed
  }

  func brake() {
    print("brake")
    revision += 1
  }
}

struct CarView: View {
  var car: Car
  var cab: Cab

  var body: some View {
    Text(car.name + cab.name)
    Button("Log") { print(car.speed, cab.speed) }
  }
}

struct WagonView: View {
  var wagon: Wagon

  var body: some View { Text("\(wagon.name) \(wagon.nextSpeed)") }
}
