import PartnerKit
import SwiftUI

@Observable
final class Sync: PartnerService {
  var message = ""
}
