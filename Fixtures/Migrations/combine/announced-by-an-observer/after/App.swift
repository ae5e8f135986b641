import SwiftUI

@Observable
final class Player {
  var title = ""
  var artist = ""  // shown
  var volume = 0.5 {
    willSet {
      print("volume", newValue)
    }
  }
  var speed = 1.0 {
    didSet { print("speed", speed) }
  }
}
