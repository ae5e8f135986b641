import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  private(set) var volume = 0.5

  func louder() {
    objectWillChange.send()
    volume += 0.1
  }

  func mute() {
    self.objectWillChange.send()
    // Silence.
    volume = 0
  }
}
