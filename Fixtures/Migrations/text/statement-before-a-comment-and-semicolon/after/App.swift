import SwiftUI

@Observable
final class Model {
  var name = ""

  func rename(_ name: String) {
    /* first */ self.name = name
  }
}

struct ModelView: View {
  @State private var model: Model
  let title: String

  init(title: String) {
    /* its own */ self.title = title
    _model = State(wrappedValue: Model())
  }

  var body: some View { Text(model.name) }
}
