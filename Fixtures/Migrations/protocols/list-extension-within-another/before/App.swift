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

extension Array where Element: ObservableObject {
  var newest: Element? { last }
}

extension Array where Element == Model {
  func show() { print(newest?.name ?? "") }
}
