import SwiftUI

final class Picker: ObservableObject {
  @Published var isVisible = false
}

final class Meter {
  var level = 0
}

final class Board: ObservableObject {
  @Published var title = ""
  lazy var picker: Picker = Picker()
  lazy var spare: Picker = Picker()
  lazy var meter: Meter = Meter()

  func toggle() {
    picker.isVisible.toggle()
    picker.isVisible = true
    spare = Picker()
    meter.level += 1
  }
}

struct BoardView: View {
  @ObservedObject var board: Board

  var body: some View {
    Text(board.title)
    PickerView(picker: board.picker)
    PickerView(picker: board.spare)
    Text("\(board.meter.level)")
  }
}

struct PickerView: View {
  @ObservedObject var picker: Picker

  var body: some View { Text(picker.isVisible ? "Open" : "Closed") }
}
