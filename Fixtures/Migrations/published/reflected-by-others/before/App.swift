import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
}

struct Label: View {
  let text: String

  init(reflecting model: Model) { text = model.name }

  var body: some View { Text(text) }
}

struct ModelView: View {
  @ObservedObject var model: Model

  var body: some View {
    Label(reflecting: model)
    Text("\(Mirror(model, children: ["name": model.name]).children.count)")
  }
}
