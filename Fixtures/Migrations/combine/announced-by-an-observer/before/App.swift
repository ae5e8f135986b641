import SwiftUI

final class Player: ObservableObject {
  var title = "" {
    willSet { objectWillChange.send() }
  }
  var artist = ""
  {
    willSet { objectWillChange.send() }
  }  // shown
  var volume = 0.5 {
    willSet {
      objectWillChange.send()
      print("volume", newValue)
    }
  }
  var speed = 1.0 {
    willSet { objectWillChange.send() }
    didSet { print("speed", speed) }
  }
  var pitch = 1.0 {
    willSet {
      objectWillChange.send()
    }
    didSet {
      // Shown in the log alone.
      print("pitch", pitch)
    }
  }
  var tempo = 1.0 {
    // Tells everybody.
    willSet {
      objectWillChange.send()
    }
    didSet { print("tempo", tempo) }
  }
}
