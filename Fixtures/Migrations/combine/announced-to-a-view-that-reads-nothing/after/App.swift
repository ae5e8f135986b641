import SwiftUI

@Observable
final class Ticker {
  var count = 0

  /// Counts changes that `@Observable` does not see: what shows them reads it, to run again.
  private(set) var revision = 0

  func start() {
    Task { @MainActor in
      print(count)
      revision += 1
    }
  }
}

struct ClockView: View {
  @State private var ticker = Ticker()

  var body: some View { let _ = ticker.revision; Text(Date(), style: .time) }
}

final class Relay: ObservableObject {
  private let ticker = Ticker()

  func pass() {
    print("pass")
    objectWillChange.send()
  }
}
