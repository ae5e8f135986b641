import SwiftUI

@propertyWrapper
struct Shared<Value> {
  let wrappedValue: Value

  init(_ type: Value.Type, value: Value) { wrappedValue = value }
}

@Observable
final class Report {
  var title = ""
  @ObservationIgnored @Shared(Calendar.self, value: .current) var calendar
  @ObservationIgnored @Shared(Locale.self, value: .current) private var locale: Locale

  @ObservationIgnored @Shared(TimeZone.self, value: .current)
  var zone
}
