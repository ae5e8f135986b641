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
  associatedtype Item: ObservableObject
  func load() -> Item
}

protocol Basic {}

extension Basic {
  func load() -> Model { Model() }
}

struct Loader: Loading, Basic {}
