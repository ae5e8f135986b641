import SwiftUI

@Observable
final class Player {
  var title = ""
  private(set) var volume = 0.5

  func louder() {
    volume += 0.1
  }

  func mute() {
    // Silence.
    volume = 0
  }
}
