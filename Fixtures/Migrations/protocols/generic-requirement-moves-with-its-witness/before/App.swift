import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

protocol Showing {
  func show<Model: ObservableObject>(_ model: Model)
}

class Screen: Showing {
  func show<Model: ObservableObject>(_ model: Model) {
    print(Model.self)
  }
}

final class WideScreen: Screen {
  override func show<Model: ObservableObject>(_ model: Model) {
    print("wide")
  }
}

func start(screen: any Showing) {
  screen.show(Store())
}
