import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
}

@Observable
final class Free {
  var name = ""
  var newest = 0
  func show() { print(newest) }
}

struct Screen: View {
  @StateObject private var model = Model()
  @State private var free = Free()

  var body: some View { Text(model.name + free.name) }
}

extension Array where Element: ObservableObject {
  var newest: Element? { last }
  var newestTwice: [Element] { [newest, newest].compactMap { $0 } }
}

extension Array where Element == Int {
  func show(_ models: [Model]) { print(models.newest?.name ?? "", count) }
}
