import Foundation
import Observation

@Observable
final class Engine {
  var speed = 0
}

final class Car {
  let engine = Engine()

  init() {
    print("ready")
  }
}

final class Van {
  let engine = Engine()

  init() {
    print("ready")
  }
}

@MainActor
final class Bus {
  let engine = Engine()

  init() {
    print("ready")
  }
}
