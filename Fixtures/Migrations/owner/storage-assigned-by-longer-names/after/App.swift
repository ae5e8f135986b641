import SwiftUI

@Observable
final class Model {
  var name = ""
}

struct FirstView: View {
  @State private var model: Model

  init() {
    _model = State(wrappedValue: Model())
  }

  var body: some View { Text(model.name) }
}

struct SecondView: View {
  @State private var model: Model

  init() {
    _model = State<Model>(wrappedValue: Model())
  }

  var body: some View { Text(model.name) }
}
