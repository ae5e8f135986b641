import SwiftUI

final class Model: ObservableObject {
  let id: Int
  var title = "title"

  init() {
    id = 1
    print(title)
    print(id)
  }

  func rename() { title = "renamed" }
}

struct ModelView: View {
  @ObservedObject var model: Model

  var body: some View { Text(model.title) }
}
