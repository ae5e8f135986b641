import PartnerKit
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterLabel: View {
  @EnvironmentObject var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}

struct Screen: View {
  @StateObject private var counter = Counter()
  @StateObject private var authenticator = Authenticator(counter)

  var body: some View {
    CounterLabel()
      .environmentObject(counter)
      .environmentObject(authenticator)
  }
}
