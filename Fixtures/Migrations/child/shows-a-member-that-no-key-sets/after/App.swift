import SwiftUI

@Observable
final class Player {
  var isPlaying = false
  var title = ""

  func turn() {
    isPlaying = true
    UIDevice.current.setValue(1, forKey: "orientation")
  }
}

@Observable
final class Charger {
  var isOn = false
  var title = ""

  func charge() {
    isOn = true
    UIDevice.current.setValue(1, forKey: "batteryLevel")
  }

  // `UIDevice.batteryLevel` is not observable, and views read it again when `isOn` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct Stage: View {
  var player: Player

  var body: some View {
    Text(UIDevice.current.userInterfaceIdiom == .pad ? player.title : "")
  }
}

struct Charge: View {
  var charger: Charger

  var body: some View {
    // Update when `isOn` changes; `UIDevice.batteryLevel` is not observable.
    let _ = charger.isOn
    Text("\(UIDevice.current.batteryLevel) \(charger.title)")
  }
}
