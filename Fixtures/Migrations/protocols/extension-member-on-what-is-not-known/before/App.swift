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

extension ObservableObject {
  func touch() {}
}

func touch(_ container: Container) { container.resolve(Model.self)?.touch() }
