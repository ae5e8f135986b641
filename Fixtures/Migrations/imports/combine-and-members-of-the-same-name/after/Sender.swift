import Combine
import Foundation
import Observation

@Observable
final class Sender {
  var isOn = false
  private let bus = Bus()

  func stop() {
    bus.events.send("stop")
  }
}
