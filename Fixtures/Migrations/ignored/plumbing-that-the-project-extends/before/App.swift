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

final class Player: ObservableObject {
  @Published var title = ""
  var cancellables = Set<AnyCancellable>()
  var queue = DispatchQueue(label: "player", qos: .userInitiated)
  var timer: Timer?
}
