import PartnerKit
import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterLabel: View {
  @EnvironmentObject var session: PartnerSession
  @Environment(Counter.self) var counter

  var body: some View {
    Text("\(session.userName): \(counter.count)")
  }
}

struct Screen: View {
  @State private var counter = Counter()

  var body: some View {
    CounterLabel()
      .environmentObject(PartnerSession(mode: .guest, token: nil))
      .environment(counter)
  }
}
