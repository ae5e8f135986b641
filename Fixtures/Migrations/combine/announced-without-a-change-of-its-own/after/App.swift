import SwiftUI

@Observable
final class Clock {
  var format = "HH:mm"

  var now: Date { _ = revision; return Date() }

  init() {
    NotificationCenter.default.addObserver(forName: .init("tick"), object: nil, queue: nil) {
      [weak self] _ in self?.revision += 1
    }
  }

  /// Counts the changes that this object announces and does not store.
  private var revision = 0
}
