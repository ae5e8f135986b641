import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []

  func log() {
    _ = $items.sink { print($0) }
  }
}

final class Draft: ObservableObject {
  @Published var text = ""
}

struct Card<Model: ObservableObject>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("\(Model.self)")
  }
}

extension Card where Model == Store {
  init() {
    self.init(model: Store())
  }
}

struct Screen: View {
  let draft: Draft

  var body: some View {
    Card(model: draft)
    Card()
  }
}
