import SwiftUI

@Observable
class Model {
  var level: Double = 1
  var name = ""
}

final class Draft: Model {}

struct ModelView: View {
  @State<Model> private var own = Draft()
  @State<Model> private var shown = Draft()
  @Environment(Model.self) private var model

  var body: some View {
    Text(model.name).opacity(shown.level).environment(own)
  }
}
