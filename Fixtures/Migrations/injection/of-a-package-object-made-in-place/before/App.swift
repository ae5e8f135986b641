import PartnerKit
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterLabel: View {
  @EnvironmentObject var session: PartnerSession
  @EnvironmentObject var counter: Counter

  var body: some View {
    Text("\(session.userName): \(counter.count)")
  }
}

struct Screen: View {
  @StateObject private var counter = Counter()

  var body: some View {
    CounterLabel()
      .environmentObject(PartnerSession(mode: .guest, token: nil))
      .environmentObject(counter)
  }
}
