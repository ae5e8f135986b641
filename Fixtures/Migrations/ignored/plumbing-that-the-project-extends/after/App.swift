import Combine
import SwiftUI

extension Set where Element == AnyCancellable {
  func cancelAll() {
    for element in self { element.cancel() }
  }
}

extension DispatchQueue {
  func later() {}
}

extension Timer {
  func stop() {
    invalidate()
  }
}

@Observable
final class Player {
  var title = ""
  @ObservationIgnored var cancellables = Set<AnyCancellable>()
  @ObservationIgnored var queue = DispatchQueue(label: "player", qos: .userInitiated)
  @ObservationIgnored var timer: Timer?
}
