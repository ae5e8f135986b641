import SwiftUI

@Observable
final class Counter {
  private var clicks = 0
  @ObservationIgnored private var unused = 0

  func click() {
    clicks = 1
    unused = 1
  }
}
