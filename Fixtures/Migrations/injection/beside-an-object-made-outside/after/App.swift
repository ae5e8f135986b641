import PartnerKit
import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterLabel: View {
  @Environment(Counter.self) var counter

  var body: some View {
    Text("\(counter.count)")
  }
}

struct Screen: View {
  @State private var counter = Counter()
  @StateObject private var authenticator = Authenticator(counter)

  var body: some View {
    CounterLabel()
      .environment(counter)
      .environmentObject(authenticator)
  }
}
