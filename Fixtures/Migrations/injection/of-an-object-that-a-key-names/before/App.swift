import PartnerKit
import SwiftUI

final class Ledger: ObservableObject {
  @Published var lines: [String] = []
}

extension PartnerKey where Service == Ledger {
  static var ledger: Self { Self() }
}

struct LedgerView: View {
  @EnvironmentObject var ledger: Ledger

  var body: some View {
    Text(ledger.lines.joined())
  }
}

struct Screen: View {
  var body: some View {
    LedgerView().environmentObject(PartnerBox(.ledger).service)
  }
}
