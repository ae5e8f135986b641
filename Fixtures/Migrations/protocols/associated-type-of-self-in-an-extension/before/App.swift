import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
}

final class Free: ObservableObject {
  @Published var name = ""
}

struct Screen: View {
  @StateObject private var model = Model()
  @StateObject private var free = Free()

  var body: some View { Text(model.name + free.name) }
}

protocol Loading {
  associatedtype Item
  func load() -> Item
}

extension Loading {
  func all() -> [Item] { [load()] }
}

extension Loading where Self.Item: ObservableObject {
  func watch() { print(load()) }
}

struct Loader: Loading {
  func load() -> Model { Model() }
  func all() -> [Free] { [] }
}
