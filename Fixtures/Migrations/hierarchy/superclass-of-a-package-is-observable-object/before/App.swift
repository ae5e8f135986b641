import PartnerKit
import SwiftUI

final class Sync: PartnerModel {
  @Published var message = ""
}

struct SyncView: View {
  @StateObject private var sync = Sync()

  var body: some View {
    Text(sync.isBusy ? "Busy" : sync.message)
  }
}
