import SwiftUI

struct Box<Value: Equatable>: Equatable { var value: Value }

final class Today: ObservableObject {
  @Published var box = Box(value: 1)

  func refresh() { box = box }
}

struct TodayView: View {
  @ObservedObject var today: Today
  var body: some View { Text("\(today.box.value)") }
}
