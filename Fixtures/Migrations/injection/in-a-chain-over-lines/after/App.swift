import PartnerKit
import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct Screen: View {
  @State private var counter = Counter()
  @StateObject private var session = PartnerSession()

  var body: some View {
    Text("\(counter.count)")
      .environmentObject(session)
      // The one that counts.
      .environment(
        counter
      )
      .environment /* again */ (counter)
  }
}
