import SwiftUI

// observify:ignore -- rewritten next
final class Model: ObservableObject {
  @Published var text = ""
}

struct ModelView: View {
  @ObservedObject var model: Model

  var body: some View {
    Text(model.text)
      .onReceive(model.$text) { text in print(text) }
  }
}
