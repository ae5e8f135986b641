import PartnerKit
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct Screen: View {
  @StateObject private var counter = Counter()
  @StateObject private var session = PartnerSession()

  var body: some View {
    Text("\(counter.count)")
      .environmentObject(session)
      // The one that counts.
      .environmentObject(
        counter
      )
      .environmentObject /* again */ (counter)
  }
}
