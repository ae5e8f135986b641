import Combine
import Foundation

final class Sender: ObservableObject {
  @Published var isOn = false
  private let bus = Bus()

  func stop() {
    bus.events.send("stop")
  }
}
