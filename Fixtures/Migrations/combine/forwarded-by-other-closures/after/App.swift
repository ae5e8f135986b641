import Foundation
import Observation

@Observable
final class Engine {
  var speed = 0
}

@Observable
final class Car {
  let engine = Engine()

  init() {
    print("ready")
  }
}

@Observable
final class Van {
  let engine = Engine()

  init() {
    print("ready")
  }
}

@MainActor
@Observable
final class Bus {
  let engine = Engine()

  init() {
    print("ready")
  }
}
