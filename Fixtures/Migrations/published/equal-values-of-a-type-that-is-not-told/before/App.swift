import SwiftUI

struct Box<Value: Equatable>: Equatable { var value: Value }

final class Today: ObservableObject {
  @Published var box = Box(value: 1)
  @Published var locale = Locale.identifier(fromComponents: [:])
  @Published var title = String.localizedStringWithFormat("%d", 1)

  func refresh() {
    box = box
    locale = locale
    title = title
  }
}

struct TodayView: View {
  @ObservedObject var today: Today
  var body: some View { Text("\(today.box.value) \(today.locale) \(today.title)") }
}
