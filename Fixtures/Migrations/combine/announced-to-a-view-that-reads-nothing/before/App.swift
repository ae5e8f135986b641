import SwiftUI

final class Ticker: ObservableObject {
  @Published var count = 0

  func start() {
    Task { @MainActor in
      print(count)
      objectWillChange.send()
    }
  }
}

struct ClockView: View {
  @StateObject private var ticker = Ticker()

  var body: some View { Text(Date(), style: .time) }
}

final class Relay: ObservableObject {
  private let ticker = Ticker()

  func pass() {
    print("pass")
    objectWillChange.send()
  }
}
