import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  private var ticks = 0

  init(every: (@escaping () -> Void) -> Void) {
    every { [weak self] in self?.tick() }
  }

  private func tick() {
    ticks += 1
    if ticks > 10 { title = "Still playing" }
  }
}
