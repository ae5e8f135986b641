import SwiftUI

@Observable
final class Store {
  var items: [Int] = []
}

protocol Showing {
  func show<Model: AnyObject & Observable>(_ model: Model)
}

class Screen: Showing {
  func show<Model: AnyObject & Observable>(_ model: Model) {
    print(Model.self)
  }
}

final class WideScreen: Screen {
  override func show<Model: AnyObject & Observable>(_ model: Model) {
    print("wide")
  }
}

func start(screen: any Showing) {
  screen.show(Store())
}
