import SwiftUI

final class Player: ObservableObject {
  @Published var isPlaying = false
  @Published var title = ""

  func turn() {
    isPlaying = true
    UIDevice.current.setValue(1, forKey: "orientation")
  }
}

final class Charger: ObservableObject {
  @Published var isOn = false
  @Published var title = ""

  func charge() {
    isOn = true
    UIDevice.current.setValue(1, forKey: "batteryLevel")
  }
}

struct Stage: View {
  @ObservedObject var player: Player

  var body: some View {
    Text(UIDevice.current.userInterfaceIdiom == .pad ? player.title : "")
  }
}

struct Charge: View {
  @ObservedObject var charger: Charger

  var body: some View {
    Text("\(UIDevice.current.batteryLevel) \(charger.title)")
  }
}
