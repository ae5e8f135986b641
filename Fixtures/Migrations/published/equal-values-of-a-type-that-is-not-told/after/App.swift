import SwiftUI

struct Box<Value: Equatable>: Equatable { var value: Value }

@Observable
final class Today {
  var box = Box(value: 1)

  func refresh() { box = box }
}

struct TodayView: View {
  var today: Today
  var body: some View { Text("\(today.box.value)") }
}
