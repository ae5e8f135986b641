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
  var pitch = 1.0 {
    didSet {
      // Shown in the log alone.
      print("pitch", pitch)
    }
  }
  var tempo = 1.0 {
    // Tells everybody.
    willSet {
    }
    didSet { print("tempo", tempo) }
  }
}
