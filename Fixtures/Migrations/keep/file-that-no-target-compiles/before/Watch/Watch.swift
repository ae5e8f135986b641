import PartnerKit
import SwiftUI

struct WatchView: View {
  @StateObject private var wallet = Wallet()

  var body: some View { Text("\(wallet.sum)").onAppear { record(wallet) } }
}

extension CGFloat {
  static var padding: CGFloat { 8 }
}
