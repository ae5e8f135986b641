import SwiftUI
import UIKit

@Observable
final class Toolbar {
  var isLarge = false
  var width = 0
  var padding: Int { Bundle.main.infoDictionary?["Large"] == nil ? width + 8 : width + 12 }

  func layOut(_ width: Int) {
    self.width = width
    isLarge = true
  }
}

@MainActor
@Observable
final class Battery {
  var isCharged = false
  var width = 0
  var padding: Int { UIDevice.current.batteryLevel > 0 ? width + 8 : width + 12 }

  func layOut(_ width: Int) {
    self.width = width
    isCharged = true
  }

  // `UIDevice.batteryLevel` is not observable, and views read it again when `width` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

struct ToolbarView: View {
  var toolbar: Toolbar
  var body: some View { Text("\(toolbar.isLarge) \(toolbar.padding)") }
}

struct BatteryView: View {
  var battery: Battery
  var body: some View { Text("\(battery.isCharged) \(battery.padding)") }
}
