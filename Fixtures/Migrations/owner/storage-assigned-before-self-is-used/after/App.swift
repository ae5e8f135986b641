import SwiftUI

@Observable
final class WidgetModel { var title = "" }

struct Widget: View {
  @State var model: WidgetModel
  var dishes: [String]

  init(model: WidgetModel, dishes: [String]) {
    self.dishes = dishes
    self._model = State(wrappedValue: model)
    self.dishes = dishes.sorted(by: { label($0) > label($1) })
  }

  func label(_ text: String) -> String { text.uppercased() }
  var body: some View { Text(model.title + dishes.joined()) }
}

struct Counted: View {
  @State var model: WidgetModel
  var dishes: [String]
  var count = 0
  var note: String?

  init(dishes: [String]) {
    self.dishes = dishes
    self._model = State(wrappedValue: WidgetModel())
    self.count = total()
    note = "none"
  }

  func total() -> Int { dishes.count }
  var body: some View { Text(model.title + "\(count)" + (note ?? "")) }
}

struct Defaulted: View {
  @State var model: WidgetModel
  var count = 0

  init(count: Int) {
    _model = State(wrappedValue: WidgetModel())
    self.count = count
  }

  var body: some View { Text(model.title + "\(count)") }
}
