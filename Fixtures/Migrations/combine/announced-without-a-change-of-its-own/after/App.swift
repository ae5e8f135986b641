import PartnerKit
import SwiftUI

@Observable
final class Clock {
  var format = "HH:mm"

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var now: Date {
    _ = revision
    return Date()
  }

  var isAllowed: Bool {
    _ = revision
    // What the person chose in the settings.
    return PartnerAccess.status(of: "clock") == 1
  }

  var isLimited: Bool {
    _ = revision
    return PartnerAccess.isLimited
  }

  var offset: Int { Int("2") ?? 0 }

  init() {
    NotificationCenter.default.addObserver(forName: .init("tick"), object: nil, queue: nil) {
      [weak self] _ in self?.revision += 1
    }
  }
}
