import SwiftUI

protocol Naming: ObservableObject {
  var name: String { get }
}

final class Person: Naming {
  @Published var name = ""
}

struct NameView<Model: Naming>: View {
  @EnvironmentObject var model: Model

  var body: some View {
    Text(model.name)
  }
}
