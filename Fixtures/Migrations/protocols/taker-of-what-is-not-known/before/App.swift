import PartnerKit
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

func watch(_ object: any ObservableObject) { print(object) }

func watch(_ container: Container) { if let model = container.resolve(Model.self) { watch(model) } }
