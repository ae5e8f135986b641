import SwiftUI

enum Totals {
  static var count = 0
}

@Observable
class Model {
  var name = "n"

  func add() {
    Totals.count += 1
    revision += 1
  }

  /// Counts the changes that this object announces and does not store.
  private(set) var revision = 0
}

struct Rows: View {
  var model: Model

  var body: some View {
    let _ = model.revision
    Text("\(model.name) \(Totals.count)")
    Button("add") { model.add() }
  }
}

struct Root: View {
  @State var model = Model()

  var body: some View {
    Rows(model: model)
  }
}
