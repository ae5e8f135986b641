import SwiftUI

@Observable
final class Model {
  var name = ""
}

@Observable
final class Free {
  var name = ""
}

struct Screen: View {
  @State private var model = Model()
  @State private var free = Free()

  var body: some View { Text(model.name + free.name) }
}

protocol Loading {
  associatedtype Item
  func load() -> Item
}

extension Loading {
  func all() -> [Item] { [load()] }
}

extension Loading where Self.Item: AnyObject & Observable {
  func watch() { print(load()) }
}

struct Loader: Loading {
  func load() -> Model { Model() }
  func all() -> [Free] { [] }
}
