import SwiftUI

protocol Naming: AnyObject, Observable {
  var name: String { get }
}

@Observable
final class Person: Naming {
  var name = ""
}

struct NameView<Model: Naming>: View {
  @Environment(Model.self) var model

  var body: some View {
    Text(model.name)
  }
}
