import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
}

struct FirstView: View {
  @StateObject private var model: Model

  init() {
    _model = SwiftUI.StateObject(wrappedValue: Model())
  }

  var body: some View { Text(model.name) }
}

struct SecondView: View {
  @StateObject private var model: Model

  init() {
    _model = StateObject<Model>(wrappedValue: Model())
  }

  var body: some View { Text(model.name) }
}
