import PartnerKit
import SwiftUI

final class Report: ObservableObject {
  @Published var title = ""
  @Injected(Calendar.self) var calendar
  @Injected(Locale.self) private var locale: Locale

  @Injected(TimeZone.self)
  var zone
}
