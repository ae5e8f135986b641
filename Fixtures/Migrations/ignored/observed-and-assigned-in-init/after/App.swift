import SwiftUI
@Observable
final class CalendarModel {
  private(set) var days: [String] = []
  var month = 1 { didSet { days = ["\(month)/1", "\(month)/2"] } }
  var year: Int { didSet { days = [] } }
  init(month: Int) {
    self._month = month
    _year = 1
    _year = 2
  }
}
struct CalendarView: View {
  var model: CalendarModel
  var body: some View {
    Text("month \(model.month) \(model.year)")
    ForEach(model.days, id: \.self) { Text($0) }
    Button("Next") { model.month += 1 }
  }
}
@Observable
final class PlayerModel {
  var volume = 5 { didSet { _volume = min(max(volume, 0), 10) } }
  var rate = 1 { didSet { if rate > 3 { _rate = 3 } } }
}
struct PlayerView: View {
  @Bindable var model: PlayerModel
  var body: some View {
    Stepper("Volume", value: $model.volume, step: 4)
    Text("v\(model.volume) \(model.rate)")
  }
}
