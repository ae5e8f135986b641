import SwiftUI

struct Action {
  let run: () -> Void
}

struct Frame {
  let size: CGSize
  let edges: Int

  init(_ size: CGSize, edges: Int = 2) {
    self.size = size
    self.edges = edges
  }
}

struct Mark {
  static let first = UUID()
  var width = 1

  func makeLabel() -> String { UUID().uuidString }
}

struct Menu {
  var items: [Menu] = [Menu(items: [])]
}

enum Density {
  case dense, spaced(Int)
}

extension Color {
  static let brand = Color.blue
}

extension EnvironmentValues {
  @Entry var action: Action = Action {
    print("run")
  }

  @Entry var other: Action = Action(run: { print("other") })

  @Entry fileprivate var frame: Frame? = Frame(CGSize(width: 2, height: 1))

  @Entry var edges: Int = 2

  @Entry var box: Frame = Frame(CGSize(width: 2, height: 1), edges: 3)

  @Entry var mark: Mark = Mark()

  @Entry var menu: Menu = Menu()

  @Entry var density: Density = Density.spaced(3)

  @Entry var brand: Color = Color.brand

  @Entry var start: Date = Date(timeIntervalSince1970: 0)

  @Entry var levels: [Density] = [.dense, .spaced(-1)]
}
