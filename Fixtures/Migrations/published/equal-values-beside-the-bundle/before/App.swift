import SwiftUI
import UIKit

final class Toolbar: ObservableObject {
  @Published var isLarge = false
  var width = 0
  var padding: Int { Bundle.main.infoDictionary?["Large"] == nil ? width + 8 : width + 12 }

  func layOut(_ width: Int) {
    self.width = width
    isLarge = true
    objectWillChange.send()
  }
}

@MainActor
final class Battery: ObservableObject {
  @Published var isCharged = false
  var width = 0
  var padding: Int { UIDevice.current.batteryLevel > 0 ? width + 8 : width + 12 }

  func layOut(_ width: Int) {
    self.width = width
    isCharged = true
    objectWillChange.send()
  }
}

struct ToolbarView: View {
  @ObservedObject var toolbar: Toolbar
  var body: some View { Text("\(toolbar.isLarge) \(toolbar.padding)") }
}

struct BatteryView: View {
  @ObservedObject var battery: Battery
  var body: some View { Text("\(battery.isCharged) \(battery.padding)") }
}
