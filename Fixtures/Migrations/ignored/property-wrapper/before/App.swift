import SwiftUI

@propertyWrapper
struct Shared<Value> {
  let wrappedValue: Value

  init(_ type: Value.Type, value: Value) { wrappedValue = value }
}

final class Report: ObservableObject {
  @Published var title = ""
  @Shared(Calendar.self, value: .current) var calendar
  @Shared(Locale.self, value: .current) private var locale: Locale

  @Shared(TimeZone.self, value: .current)
  var zone
}
