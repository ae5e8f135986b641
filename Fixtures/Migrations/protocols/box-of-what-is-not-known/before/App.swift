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

struct Box<Content> {
  let content: Content
}

extension Box where Content: ObservableObject {
  func show() { print(content) }
}

func show(_ container: Container) { container.resolve(Model.self).map { Box(content: $0).show() } }
