import SwiftUI

final class WidgetModel: ObservableObject { @Published var title = "" }

struct Widget: View {
  @StateObject var model: WidgetModel
  var dishes: [String]

  init(model: WidgetModel, dishes: [String]) {
    self._model = StateObject(wrappedValue: model)
    self.dishes = dishes
    self.dishes = dishes.sorted(by: { label($0) > label($1) })
  }

  func label(_ text: String) -> String { text.uppercased() }
  var body: some View { Text(model.title + dishes.joined()) }
}

struct Counted: View {
  @StateObject var model: WidgetModel
  var dishes: [String]
  var count = 0
  var note: String?

  init(dishes: [String]) {
    self._model = StateObject(wrappedValue: WidgetModel())
    self.dishes = dishes
    self.count = total()
    note = "none"
  }

  func total() -> Int { dishes.count }
  var body: some View { Text(model.title + "\(count)" + (note ?? "")) }
}

struct Defaulted: View {
  @StateObject var model: WidgetModel
  var count = 0

  init(count: Int) {
    _model = StateObject(wrappedValue: WidgetModel())
    self.count = count
  }

  var body: some View { Text(model.title + "\(count)") }
}
