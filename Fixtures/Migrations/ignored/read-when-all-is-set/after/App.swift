import SwiftUI

@Observable
final class Model {
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
  var model: Model

  var body: some View { Text(model.title) }
}
