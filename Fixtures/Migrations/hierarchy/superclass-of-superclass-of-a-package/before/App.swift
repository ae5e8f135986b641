import PartnerKit
import SwiftUI

class Sync: PartnerModel {
  @Published var message = ""
}

final class PhotoSync: Sync {
  @Published var photos = 0
}

struct SyncView: View {
  @ObservedObject var sync: PhotoSync
  @EnvironmentObject var other: Sync

  var body: some View {
    Text("\(sync.photos) \(other.message)")
      .environmentObject(sync)
  }
}
