import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""

  static let shared = Model()
}

extension ObservedObject {
  init(checked object: ObjectType) {
    print("checked")
    self.init(wrappedValue: object)
  }
}

struct Screen: View {
  @ObservedObject(checked: Model.shared) private var model: Model

  var body: some View { Text(model.name) }
}
