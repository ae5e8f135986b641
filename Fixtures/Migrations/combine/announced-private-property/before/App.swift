import SwiftUI

final class Counter: ObservableObject {
  private var clicks = 0
  private var unused = 0

  func click() {
    objectWillChange.send()
    clicks = 1
    unused = 1
  }
}
