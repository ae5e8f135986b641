import SwiftUI

@Observable
final class Ticker {
  var count = 0

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
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

  var body: some View {
    let _ = ticker.revision
    Text(Date(), style: .time)
  }
}

final class Relay: ObservableObject {
  private let ticker = Ticker()

  func pass() {
    print("pass")
    objectWillChange.send()
  }
}
