import SwiftUI
final class CalendarModel: ObservableObject {
  @Published private(set) var days: [String] = []
  var month = 1 { didSet { days = ["\(month)/1", "\(month)/2"] } }
  var year: Int { didSet { days = [] } }
  init(month: Int) {
    self.month = month
    year = 1
    year = 2
  }
}
struct CalendarView: View {
  @ObservedObject var model: CalendarModel
  var body: some View {
    Text("month \(model.month) \(model.year)")
    ForEach(model.days, id: \.self) { Text($0) }
    Button("Next") { model.month += 1 }
  }
}
final class PlayerModel: ObservableObject {
  var volume = 5 { didSet { volume = min(max(volume, 0), 10); objectWillChange.send() } }
  var rate = 1 { didSet { if rate > 3 { rate = 3 } } }
}
struct PlayerView: View {
  @ObservedObject var model: PlayerModel
  var body: some View {
    Stepper("Volume", value: $model.volume, step: 4)
    Text("v\(model.volume) \(model.rate)")
  }
}
