import SwiftUI

@Observable
final class Ticker {
  var count = 0

  /// Counts the changes that this object announces and does not store.
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

  var body: some View { let _ = (ticker.revision, ticker.count); Text(Date(), style: .time) }
}

final class Relay: ObservableObject {
  private let ticker = Ticker()

  func pass() {
    print("pass")
    objectWillChange.send()
  }
}
