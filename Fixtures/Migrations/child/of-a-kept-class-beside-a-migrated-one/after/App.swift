import PartnerKit
import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  @Bindable var counter: Counter
  @ObservedObject var session: PartnerSession

  var body: some View {
    Stepper(LocalizedStringKey(session.userName), value: $counter.count)
  }
}
