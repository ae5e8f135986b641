import SwiftUI

@Observable
final class Player {
  var title = ""
  private var timer: Timer?
  @ObservationIgnored lazy var formatter = DateFormatter()

  func stop() {
    timer?.invalidate()
  }
}
