import PartnerKit
import SwiftUI

final class Sync: PartnerService, ObservableObject {
  @Published var message = ""
}
