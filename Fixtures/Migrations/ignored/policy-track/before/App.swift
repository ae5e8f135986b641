import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  private var timer: Timer?
  lazy var formatter = DateFormatter()

  func stop() {
    timer?.invalidate()
  }
}
