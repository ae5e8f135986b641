import PartnerKit
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @ObservedObject var counter: Counter
  @ObservedObject var session: PartnerSession

  var body: some View {
    Stepper(LocalizedStringKey(session.userName), value: $counter.count)
  }
}
