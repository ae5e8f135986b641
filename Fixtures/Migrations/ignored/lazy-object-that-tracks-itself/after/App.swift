import SwiftUI

@Observable
final class Picker {
  var isVisible = false
}

final class Meter {
  var level = 0
}

@Observable
final class Board {
  var title = ""
  @ObservationIgnored lazy var picker: Picker = Picker()
  @ObservationIgnored lazy var spare: Picker = Picker()
  @ObservationIgnored lazy var meter: Meter = Meter()

  func toggle() {
    picker.isVisible.toggle()
    picker.isVisible = true
    spare = Picker()
    meter.level += 1
  }
}

struct BoardView: View {
  var board: Board

  var body: some View {
    Text(board.title)
    PickerView(picker: board.picker)
    PickerView(picker: board.spare)
    Text("\(board.meter.level)")
  }
}

struct PickerView: View {
  var picker: Picker

  var body: some View { Text(picker.isVisible ? "Open" : "Closed") }
}
