import PartnerKit
import SwiftUI

@Observable
final class Clock {
  var format = "HH:mm"

  /// Counts changes that `@Observable` does not see: what shows them reads it, to run again.
  private var revision = 0

  var now: Date { _ = revision; return Date() }

  var isAllowed: Bool {
    _ = revision
    // What the person chose in the settings.
    return PartnerAccess.status(of: "clock") == 1
  }

  var isLimited: Bool { _ = revision; return PartnerAccess.isLimited }

  var offset: Int { Int("2") ?? 0 }

  init() {
    NotificationCenter.default.addObserver(forName: .init("tick"), object: nil, queue: nil) {
      [weak self] _ in self?.revision += 1
    }
  }
}
