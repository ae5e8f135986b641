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

protocol Holding {
  associatedtype Item
}

protocol Loading {
  associatedtype Holder: Holding
  func load() -> Holder
}

extension Loading where Holder.Item: ObservableObject {
  func watch() { print(load()) }
}

struct ModelHolder: Holding {
  typealias Item = Model
}

struct Loader: Loading {
  func load() -> ModelHolder { ModelHolder() }
}
