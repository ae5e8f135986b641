import SwiftUI

struct Box<Value: Equatable>: Equatable { var value: Value }

@Observable
final class Today {
  var box = Box(value: 1)
  var locale = Locale.identifier(fromComponents: [:])
  var title = String.localizedStringWithFormat("%d", 1)

  func refresh() {
    box = box
    locale = locale
    title = title
  }
}

struct TodayView: View {
  var today: Today
  var body: some View { Text("\(today.box.value) \(today.locale) \(today.title)") }
}
