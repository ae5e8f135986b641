import SwiftUI

final class Model: ObservableObject {
  var name = ""

  func rename(_ name: String) {
    objectWillChange.send() /* first */; self.name = name
  }
}

struct ModelView: View {
  @StateObject private var model: Model
  let title: String

  init(title: String) {
    _model = StateObject(wrappedValue: Model()) /* its own */; self.title = title
  }

  var body: some View { Text(model.name) }
}
