import PartnerKit
import SwiftUI

final class Clock: ObservableObject {
  @Published var format = "HH:mm"

  var now: Date { Date() }

  var isAllowed: Bool {
    // What the person chose in the settings.
    PartnerAccess.status(of: "clock") == 1
  }

  var isLimited: Bool { PartnerAccess.isLimited }

  var offset: Int { Int("2") ?? 0 }

  init() {
    NotificationCenter.default.addObserver(forName: .init("tick"), object: nil, queue: nil) {
      [weak self] _ in self?.objectWillChange.send()
    }
  }
}
