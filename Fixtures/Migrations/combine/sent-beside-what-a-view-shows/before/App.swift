import SwiftUI

enum Totals {
  static var count = 0
}

class Model: ObservableObject {
  @Published var name = "n"

  func add() {
    Totals.count += 1
    objectWillChange.send()
  }
}

struct Rows: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("\(model.name) \(Totals.count)")
    Button("add") { model.add() }
  }
}

struct Root: View {
  @StateObject var model = Model()

  var body: some View {
    Rows(model: model)
  }
}
