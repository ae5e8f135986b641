import SwiftUI

class Model: ObservableObject {
  @Published<Double> var level = 1
  @Published var name = ""
}

final class Draft: Model {}

struct ModelView: View {
  @StateObject<Model> private var own = Draft()
  @ObservedObject<Model> private var shown = Draft()
  @EnvironmentObject<Model> private var model
  @EnvironmentObject<Model> private var unread

  var body: some View {
    Text(model.name).opacity(shown.level).environmentObject(own)
  }
}
