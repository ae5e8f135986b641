import PartnerKit
import SwiftUI

@Observable
final class Report {
  var title = ""
  @ObservationIgnored @Injected(Calendar.self) var calendar
  @ObservationIgnored @Injected(Locale.self) private var locale: Locale

  @ObservationIgnored @Injected(TimeZone.self)
  var zone
}
